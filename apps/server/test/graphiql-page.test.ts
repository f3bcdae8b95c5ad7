import { existsSync } from 'node:fs';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { type RunningServer, startServer } from '../src/start-server.ts';

const CHROMIUM = '/usr/bin/chromium';
const hasBrowser = existsSync(CHROMIUM);
if (!hasBrowser) console.warn(`The test of GraphiQL is skipped: there is no ${CHROMIUM} (apt-get install chromium).`);

describe.skipIf(!hasBrowser)('GraphiQL in a browser', () => {
  let sample: Awaited<ReturnType<typeof buildSampleRegion>>;
  let server: RunningServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    sample = await buildSampleRegion();
    server = await startServer({ config: readConfig(undefined, {}, { port: 0 }), data: sample.data });
    browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
    page = await browser.newPage({ viewport: { width: 1300, height: 800 } });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    sample?.remove();
  });

  const shows = (text: string): Promise<void> =>
    page.locator('.graphiql-query-editor .view-lines', { hasText: text }).waitFor({ timeout: 60_000 });
  const click = (tab: string): Promise<void> => page.locator('.graphiql-tab-button', { hasText: tab }).click();

  const openTab = async (): Promise<number> => {
    const { origins } = await page.context().storageState();
    const stored = origins[0]?.localStorage.find(({ name }) => name === 'graphiql:tabState')?.value;
    return JSON.parse(stored ?? '{}').activeTabIndex ?? -1;
  };

  test('one click switches tabs, a reload keeps the tab, and the recipe runs', {
    timeout: 180_000,
  }, async () => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) complaints.push(message.text());
    });
    await page.goto(`${server.url}/graphql`);
    await shows('schemaHash');
    await click('Modes');
    await shows('query Modes');
    // GraphiQL stores the open tab with a delay.
    await expect.poll(openTab, { timeout: 20_000 }).toBeGreaterThan(0);
    await page.reload();
    await shows('query Modes');
    await click('Regions');
    await shows('schemaHash');
    // GraphiQL takes over the name of the operation a moment after its text; until then it runs the one before.
    await expect
      .poll(
        async () => {
          await page.locator('button.graphiql-execute-button').click();
          await page.waitForTimeout(1000);
          return page.locator('.result-window').textContent();
        },
        { timeout: 60_000 },
      )
      .toContain(sample.code);
    expect(complaints).toEqual([]);
  });

  test('scripts in the address and in stored tabs are text', { timeout: 120_000 }, async () => {
    const script = `"'></script><script>window.ran = 1</script><img src=x onerror="window.ran = 1">`;
    const tab = {
      id: script,
      title: script,
      query: `# ${script}`,
      variables: script,
      headers: script,
      response: script,
    };
    const broken = { id: 1, title: {}, query: 5 };
    for (const tabs of [
      script,
      JSON.stringify({ tabs: [tab], activeTabIndex: 0 }),
      JSON.stringify({ tabs: [broken] }),
    ]) {
      const visit = await browser.newPage();
      const errors: string[] = [];
      visit.on('pageerror', (error) => errors.push(error.message));
      await visit.addInitScript((text) => {
        for (const name of ['graphiql:tabState', 'graphiql:theme', 'graphiql:queries', 'tripwright:demoKey'])
          localStorage.setItem(name, text);
      }, tabs);
      const parameters = new URLSearchParams({
        query: script,
        variables: script,
        operationName: script,
        title: script,
      });
      await visit.goto(`${server.url}/graphql?${parameters}#${script}`);
      await visit.locator('.graphiql-query-editor .view-lines').waitFor({ timeout: 60_000 });
      expect(await visit.evaluate('window.ran')).toBeUndefined();
      expect(errors).toEqual([]);
      await visit.close();
    }
  });
});
