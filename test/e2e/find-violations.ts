/** Runs axe in a page. */
import axe from 'axe-core'
import type { Page } from 'playwright-core'

const WCAG_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** `rules` selects some rules; by default all of WCAG 2.2 AA run, and pages need a first heading. Returns each violation in words. */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // The script is large, so each document gets it once, and only when it is examined.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const runOnly = rules ? { type: 'rule' as const, values: [...rules] } : { type: 'tag' as const, values: WCAG_AA }
  return page.evaluate(runAxe, runOnly)
}

/** Runs in the page. */
async function runAxe(runOnly: axe.RunOnly): Promise<string[]> {
  const { axe: inPage } = window as Window & { axe?: typeof axe }
  if (!inPage) throw new Error('axe is not loaded')
  const isPage = runOnly.type === 'tag' && !document.querySelector('[role=dialog], [role=alertdialog]')
  // The page that was left has its heading until the next one is shown, which has none until it is loaded.
  for (let tries = 0; isPage && !document.querySelector('h1') && tries < 100; tries += 1) await new Promise((done) => setTimeout(done, 100))
  const { violations } = await inPage.run(document, {
    runOnly,
    rules: { 'page-has-heading-one': { enabled: isPage } },
    resultTypes: ['violations'],
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`)
}
