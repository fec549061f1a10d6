import type { Page } from 'playwright-core'

/** Moves the pointer, which loads what waits for it, until React has hydrated the page and all its forms and buttons; earlier clicks are lost. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new PointerEvent('pointermove'))
    const isAwake = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))
    return document.querySelector('main') && [...document.querySelectorAll('main, main form, main button')].every(isAwake)
  })
}
