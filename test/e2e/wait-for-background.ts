/** Uses a page, and waits until it queues writes and listens to its worker (`src/app/web/background.tsx`). */
import type { Page } from 'playwright-core'

export async function waitForBackground(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.waitForFunction(() => performance.getEntriesByName('plaza:background').length > 0)
}
