/** Uses a page, and waits until it queues writes and listens to its worker (`src/app/web/background.tsx`). */
import type { Page } from 'playwright-core'

export async function waitForBackground(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new PointerEvent('pointermove'))
    return performance.getEntriesByName('plaza:background').length > 0
  })
}
