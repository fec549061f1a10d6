import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { loadPage, type Page, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { PageSlug, PageTexts } from '../contract.ts'
import type { Tables } from './db.types.ts'

const pages = schemaOf<Tables>()

export type VersionRow = { slug: PageSlug; number: number; texts: PageTexts; publishedAt: Date; publishedBy: string | null }

export async function insertVersion(db: Db, { texts, ...row }: VersionRow): Promise<void> {
  await pages(db)
    .insertInto('pages.versions')
    .values({ ...row, texts: JSON.stringify(texts) })
    .execute()
}

export async function findVersion(db: Db, slug: PageSlug, number: number): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`
    select slug, number, texts, published_at, published_by from pages.versions where slug = ${slug} and number = ${number}`.execute(db)
  return rows[0]
}

const NEWEST: Sorting<VersionRow> = {
  name: 'newest versions',
  by: sql`v.number`,
  cast: 'bigint',
  id: sql`v.slug`,
  direction: 'desc',
  keyOf: ({ number, slug }) => [number, slug],
}

export async function listVersionRows(db: Db, slug: PageSlug, paging: Paging): Promise<Page<VersionRow>> {
  return loadPage<VersionRow>(db, {
    ...paging,
    sort: NEWEST,
    where: [sql`v.slug = ${slug}`],
    select: (page) => sql`select v.slug, v.number, v.texts, v.published_at, v.published_by from pages.versions v ${page}`,
  })
}

export async function exportPublications(db: Db, userId: string): Promise<unknown> {
  const { rows } = await sql<{ slug: PageSlug; number: number; publishedAt: Date }>`
    select slug, number, published_at from pages.versions where published_by = ${userId} order by published_at, slug`.execute(db)
  return rows
}

export async function anonymizePublications(db: Db, userId: string): Promise<void> {
  await pages(db).updateTable('pages.versions').set({ publishedBy: null }).where('publishedBy', '=', userId).execute()
}
