import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { DraftView, PageSlug, PageSummary } from '../contract.ts'
import { findPage, lockPage, type PageRow } from './pages.sql.ts'
import { cleanTexts, isSameText, writtenLanguages } from './texts.rules.ts'

export function toSummary({ slug, draft, publishedNumber, publishedAt, newestTexts }: PageRow): PageSummary {
  return {
    slug,
    published: publishedNumber !== null && publishedAt ? { version: publishedNumber, at: publishedAt.toISOString() } : null,
    languages: writtenLanguages(draft),
    changed: newestTexts ? !isSameText(draft, newestTexts) : writtenLanguages(draft).length > 0,
  }
}

export async function loadDraft(db: Db, slug: PageSlug): Promise<DraftView> {
  return toDraft(await requirePage(db, slug))
}

export async function lockedPage(tx: Tx, slug: PageSlug): Promise<PageRow> {
  await lockPage(tx.db, slug)
  return requirePage(tx.db, slug)
}

async function requirePage(db: Db, slug: PageSlug): Promise<PageRow> {
  const page = await findPage(db, slug)
  if (!page) throw notFound()
  return page
}

export function toDraft(page: PageRow): DraftView {
  return { ...toSummary(page), texts: cleanTexts(page.draft), version: page.version }
}
