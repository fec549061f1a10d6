import type { Page } from 'playwright-core'

/** React has taken over the page and each form and button in it, which may come later than the page itself: a click before is lost. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isAwake = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))
    return document.querySelector('main') && [...document.querySelectorAll('main, main form, main button')].every(isAwake)
  })
}
