import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { PageSlug, PageTexts } from '../contract.ts'
import type { Tables } from './db.types.ts'

const pages = schemaOf<Tables>()

export type PageRow = {
  slug: PageSlug
  draft: PageTexts
  version: number
  publishedNumber: number | null
  publishedAt: Date | null
  /** Of the newest version, published or not. */
  newestNumber: number | null
  newestTexts: PageTexts | null
}

const PAGES = sql`
  select p.slug, p.draft, p.version, p.published_number, v.published_at, n.number as newest_number, n.texts as newest_texts
  from pages.pages p
    left join pages.versions v on v.slug = p.slug and v.number = p.published_number
    left join lateral (select number, texts from pages.versions where slug = p.slug order by number desc limit 1) n on true`

export async function loadPages(db: Db): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`${PAGES} order by p.slug`.execute(db)
  return rows
}

export async function findPage(db: Db, slug: PageSlug): Promise<PageRow | undefined> {
  const { rows } = await sql<PageRow>`${PAGES} where p.slug = ${slug}`.execute(db)
  return rows[0]
}

/** Locks the page until the transaction ends. */
export async function lockPage(db: Db, slug: PageSlug): Promise<void> {
  await sql`select from pages.pages where slug = ${slug} for update`.execute(db)
}

export async function updateDraft(db: Db, slug: PageSlug, draft: PageTexts): Promise<void> {
  await pages(db)
    .updateTable('pages.pages')
    .set(({ eb }) => ({ draft: JSON.stringify(draft), version: eb('version', '+', 1) }))
    .where('slug', '=', slug)
    .execute()
}

/** Null: nothing is published. */
export async function updatePublished(db: Db, slug: PageSlug, publishedNumber: number | null): Promise<void> {
  await pages(db)
    .updateTable('pages.pages')
    .set(({ eb }) => ({ publishedNumber, version: eb('version', '+', 1) }))
    .where('slug', '=', slug)
    .execute()
}

export type PublishedRow = { slug: PageSlug; number: number; texts: PageTexts; publishedAt: Date }

export async function findPublished(db: Db, slug: PageSlug): Promise<PublishedRow | undefined> {
  const { rows } = await sql<PublishedRow>`
    select v.slug, v.number, v.texts, v.published_at from pages.pages p
      join pages.versions v on v.slug = p.slug and v.number = p.published_number
    where p.slug = ${slug}`.execute(db)
  return rows[0]
}

export async function loadPublishedNumbers(db: Db): Promise<{ slug: PageSlug; version: number }[]> {
  const { rows } = await sql<{ slug: PageSlug; version: number }>`
    select slug, published_number as version from pages.pages where published_number is not null order by slug`.execute(db)
  return rows
}

/** The published pages whose slug comes after this one, in order. */
export async function loadPublishedAfter(db: Db, after: string, limit: number): Promise<PublishedRow[]> {
  const { rows } = await sql<PublishedRow>`
    select v.slug, v.number, v.texts, v.published_at from pages.pages p
      join pages.versions v on v.slug = p.slug and v.number = p.published_number
    where p.slug > ${after} order by p.slug limit ${limit}`.execute(db)
  return rows
}
