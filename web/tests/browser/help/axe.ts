// What axe-core finds on a page, as lines that one can act on.

import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  id: string;
  impact: string | null;
  help: string;
  nodes: { html: string; target: string[]; failureSummary?: string }[];
}

/** Serious and critical findings; an empty list is a clean page. */
export async function findings(page: Page): Promise<string[]> {
  // Colours that are on their way to others are nobody's choice.
  await page.waitForFunction(() => document.getAnimations().every((each) => each.playState !== 'running'));
  // Evaluated by the debugger, so the page's own policy for scripts stays as it is.
  await page.evaluate(await source);
  const found = await page.evaluate(async () => {
    const axe = (globalThis as unknown as { axe: { run(): Promise<{ violations: Found[] }> } }).axe;
    return (await axe.run()).violations;
  });
  return found
    .filter((f) => f.impact === 'serious' || f.impact === 'critical')
    .map(
      (f) => `${f.impact} ${f.id}: ${f.help}, ${f.nodes.length} times: ${f.nodes.slice(0, 3).map(where).join('; ')}`,
    );
}

function where(node: Found['nodes'][number]): string {
  return `${node.target.join(' ')} ${node.html.slice(0, 120)} ${node.failureSummary ?? ''}`;
}
