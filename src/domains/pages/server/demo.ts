/** Demo data of pages: all four are published, the terms in their second version. */
import type { Tx } from '#platform/server/transact.ts'
import { PAGE_SLUGS } from '../contract.ts'
import { DEMO_PAGES } from './demo-texts.ts'
import { findPage, updateDraft } from './pages.sql.ts'
import { publishDraft } from './publish-page.ts'
import { cleanTexts } from './texts.rules.ts'

const DAY_MS = 24 * 3600_000

export async function seedPages(tx: Tx, publishedBy: string | null): Promise<void> {
  for (const slug of PAGE_SLUGS)
    for (const { daysAgo, texts } of DEMO_PAGES[slug]) {
      await updateDraft(tx.db, slug, cleanTexts(texts))
      const page = await findPage(tx.db, slug)
      if (page) await publishDraft({ ...tx, now: new Date(tx.now.getTime() - daysAgo * DAY_MS) }, page, publishedBy)
    }
}
