// How fast the first page and a table are there on a slow phone: `ARBITER_URL=http://… npm run measure`.
// Four times less processor and a slow 4G line (150 ms, 1.6 Mbit/s), as Lighthouse has them. No test: it looks at the clock.

import { chromium } from 'playwright-core';

const url = process.env.ARBITER_URL ?? 'http://127.0.0.1:7777';
const RUNS = 5;
const LINE = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });

/** One visit; `slow` with the profile of the phone, else as fast as this machine is. */
async function visit(slow) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (slow) {
    await devtools.send('Network.emulateNetworkConditions', LINE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  // What keeps the page from answering is what is over fifty milliseconds: the time to interactive is when the first
  // button stands there and can be pressed, and the last such task is over.
  await page.addInitScript(() => {
    window.longest = [];
    // By the page's own clock: asking from outside comes later on a slow machine.
    const look = new MutationObserver(() => {
      if (!document.querySelector('main button:enabled')) return;
      look.disconnect();
      window.stands = performance.now();
    });
    look.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    new PerformanceObserver((list) => window.longest.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration })))).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('main button:enabled').first().waitFor();
  await page.waitForLoadState('networkidle');
  const found = await page.evaluate(() => {
    const paints = performance.getEntriesByType('paint').find(({ name }) => name === 'first-contentful-paint');
    const files = [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')];
    return {
      stands: window.stands,
      needed: files.filter((each) => each.responseEnd <= window.stands).reduce((sum, each) => sum + each.transferSize, 0),
      paint: paints?.startTime ?? 0,
      tasks: window.longest.map(({ startTime, duration }) => startTime + duration),
      blocked: window.longest.reduce((sum, { duration }) => sum + duration - 50, 0),
      bytes: files.reduce((sum, each) => sum + each.transferSize, 0),
      files: files.length,
    };
  });
  await context.close();
  return { paint: found.paint, interactive: Math.max(found.stands, ...found.tasks.filter((end) => end < found.stands + 2000)), blocked: found.blocked, stands: found.stands, needed: found.needed, bytes: found.bytes, files: found.files };
}

for (const slow of [true, false]) {
  const all = [];
  for (let run = 0; run < RUNS; run += 1) all.push(await visit(slow));
  const middle = (key) => Math.round(all.map((each) => each[key]).sort((a, b) => a - b)[Math.floor(RUNS / 2)]);
  console.log(`${slow ? 'slow phone' : 'as it is'}: first contentful paint ${middle('paint')} ms, a button stands ${middle('stands')} ms, interactive ${middle('interactive')} ms, blocked ${middle('blocked')} ms, ${middle('needed')} bytes until then, ${middle('bytes')} in all in ${middle('files')} files; the middle of ${RUNS} visits`);
}
await browser.close();
