import { describe, expect, test } from 'vitest';
import { findings } from './help/axe';
import { people } from './help/browser';
import { screens } from './help/screens';

const person = people();

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each(screens)('$name has no serious or critical finding', async ({ open }) => {
    const { page } = await person({ theme });
    await open(page, 'en');
    expect(await findings(page)).toEqual([]);
  });
});
