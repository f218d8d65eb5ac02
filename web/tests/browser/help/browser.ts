// Browsers of the tests: the distribution's Chromium, without anything that talks to the network by itself.

import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Wish {
  lang?: 'en' | 'fr';
  theme?: 'light' | 'dark';
  width?: number;
  height?: number;
  /** Things may move. */
  moves?: boolean;
}

export interface Person {
  page: Page;
  context: BrowserContext;
}

/** Gives a function that brings a new person with a device of their own. */
export function people(): (wish?: Wish) => Promise<Person> {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const troubles: string[] = [];

  beforeAll(async () => {
    browser = await started();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((c) => c.close()));
    expect(troubles.splice(0), 'errors in the page').toEqual([]);
  });

  return async (wish = {}) => {
    const context = await browser.newContext({
      baseURL: inject('url'),
      locale: wish.lang === 'fr' ? 'fr-FR' : 'en-GB',
      colorScheme: wish.theme ?? 'light',
      reducedMotion: wish.moves ? 'no-preference' : 'reduce',
      viewport: { width: wish.width ?? 1280, height: wish.height ?? 800 },
    });
    contexts.push(context);
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    page.on('pageerror', (e) => troubles.push(`${page.url()}: ${e.message}`));
    return { page, context };
  };
}

/** How often Chromium is started before its failure counts. */
const STARTS = 3;

/** The browser. It now and then breaks while it starts, before anything of ours has run; then it is started anew. */
async function started(tries = STARTS): Promise<Browser> {
  try {
    return await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGS });
  } catch (broken) {
    if (tries <= 1) throw broken;
    return started(tries - 1);
  }
}
