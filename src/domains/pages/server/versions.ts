import { loadUsers } from '#domains/accounts/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Paging } from '#platform/server/list-page.ts'
import type { PageSlug, PageTexts, VersionSummary } from '../contract.ts'
import { cleanTexts, writtenLanguages } from './texts.rules.ts'
import { findVersion, listVersionRows, type VersionRow } from './versions.sql.ts'

export async function listVersions(
  db: Db,
  { slug, ...paging }: { slug: PageSlug } & Paging,
): Promise<{ items: VersionSummary[]; nextCursor: string | null }> {
  const { items, nextCursor } = await listVersionRows(db, slug, paging)
  return { items: await toSummaries(db, items), nextCursor }
}

export async function getVersion(
  db: Db,
  { slug, number }: { slug: PageSlug; number: number },
): Promise<VersionSummary & { texts: PageTexts }> {
  const found = await findVersion(db, slug, number)
  const [summary] = found ? await toSummaries(db, [found]) : []
  if (!found || !summary) throw notFound()
  return { ...summary, texts: cleanTexts(found.texts) }
}

async function toSummaries(db: Db, rows: readonly VersionRow[]): Promise<VersionSummary[]> {
  const people = await loadUsers(
    db,
    rows.flatMap(({ publishedBy }) => publishedBy ?? []),
  )
  return rows.map(({ number, publishedAt, publishedBy, texts }) => ({
    number,
    publishedAt: publishedAt.toISOString(),
    publishedBy: people.get(publishedBy ?? '')?.name ?? null,
    languages: writtenLanguages(texts),
  }))
}
