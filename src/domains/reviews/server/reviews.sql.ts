/** Every statement that reads reviews, one or many. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { afterCursor, type Keyset, orderBy } from '#platform/server/keyset.ts'
import type { Picture } from '#platform/server/picture.ts'
import { COUNTED_EXACTLY, countedTotal, type Total } from '#platform/server/total.ts'
import type { CursorValue } from '#platform/shared/cursor.ts'
import type { Language } from '#platform/shared/language.ts'
import type { DeskQuery, DeskSort, ReportReason, ReviewStatus } from '../contract.ts'

export type ReviewRow = {
  id: string
  workspaceId: string
  productId: string
  userId: string | null
  language: Language
  rating: number
  title: string
  text: string
  photos: Picture[]
  verified: boolean
  status: ReviewStatus
  rejection: string | null
  reported: boolean
  waiting: number
  helpfulVotes: number
  createdAt: Date
  editedAt: Date | null
  version: number
  /** All null: not answered. */
  reply: string | null
  repliedAt: Date | null
  replyEditedAt: Date | null
}

type Order = Keyset & { keyOf(row: ReviewRow): [CursorValue, string] }

const id = sql`r.id`
const written: Omit<Order, 'name' | 'direction'> = {
  ...{ by: sql`r.created_at`, cast: 'timestamptz', id },
  keyOf: (row) => [row.createdAt.toISOString(), row.id],
}
const waiting: typeof written = { by: sql`r.waiting`, cast: 'bigint', id, keyOf: (row) => [row.waiting, row.id] }

export const PUBLIC_ORDERS = {
  newest: { ...written, name: 'newest', direction: 'desc' },
  helpful: {
    ...{ name: 'helpful', by: sql`r.helpful_votes`, cast: 'bigint', id, direction: 'desc' },
    keyOf: (row) => [row.helpfulVotes, row.id],
  },
} satisfies Record<string, Order>

export const DESK_ORDERS: Record<DeskSort, Order> = {
  waiting: { ...waiting, name: 'waiting', direction: 'asc' },
  '-waiting': { ...waiting, name: 'waiting first', direction: 'desc' },
  written: { ...written, name: 'oldest', direction: 'asc' },
  '-written': { ...written, name: 'written', direction: 'desc' },
}

export type PublicFilter = { productId: string; stars?: number | undefined; withPhotos?: boolean | undefined }
export type DeskFilter = Pick<DeskQuery, 'status' | 'rating' | 'reported' | 'withPhotos' | 'answered' | 'productId'> & {
  /** Whose products; null is everybody's. */
  workspaceId: string | null
}
type Paging = { cursor?: string | undefined; limit: number }

const REVIEWS = sql`
  select r.id, r.workspace_id, r.product_id, r.user_id, r.language, r.rating, r.title, r.text, r.photos, r.verified, r.status, r.rejection,
    r.reported, r.waiting, r.helpful_votes, r.created_at, r.edited_at, r.version, a.text as reply, a.created_at as replied_at,
    a.edited_at as reply_edited_at
  from reviews.reviews r left join reviews.replies a on a.review_id = r.id`

/** Approved ones of a product, one more than `limit` when there are further ones. */
export async function publicPage(db: Db, filter: PublicFilter, order: Order, { cursor, limit }: Paging): Promise<ReviewRow[]> {
  const { productId, stars, withPhotos } = filter
  return pageOfRows(db, order, { cursor, limit }, [
    sql`r.product_id = ${productId}`,
    sql`r.status = 'approved'`,
    stars === undefined ? null : sql`r.rating = ${stars}`,
    withPhotos ? sql`r.has_photos` : null,
  ])
}

export async function deskPage(db: Db, filter: DeskFilter, sort: DeskSort, paging: Paging): Promise<ReviewRow[]> {
  return pageOfRows(db, DESK_ORDERS[sort], paging, deskConditions(filter))
}

export async function countForDesk(db: Db, filter: DeskFilter): Promise<Total> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select from reviews.reviews r where ${all(deskConditions(filter))} limit ${COUNTED_EXACTLY + 1}) matching`.execute(
    db,
  )
  return countedTotal(rows[0]?.count ?? 0)
}

/** One review, if it is of this workspace's products; null is everybody's. */
export async function reviewAtDesk(db: Db, reviewId: string, workspaceId: string | null): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`
    ${REVIEWS} where r.id = ${reviewId} ${workspaceId === null ? sql`` : sql`and r.workspace_id = ${workspaceId}`}`.execute(db)
  return rows[0]
}

export async function reviewBy(db: Db, productId: string, userId: string): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`${REVIEWS} where r.product_id = ${productId} and r.user_id = ${userId}`.execute(db)
  return rows[0]
}

/** The newest photos of approved reviews of a product, of at most so many reviews. */
export async function newestPhotos(db: Db, productId: string, reviews: number): Promise<{ id: string; photos: Picture[] }[]> {
  const { rows } = await sql<{ id: string; photos: Picture[] }>`
    select id, photos from reviews.reviews where product_id = ${productId} and status = 'approved' and has_photos
    order by created_at desc, id desc limit ${reviews}`.execute(db)
  return rows
}

/** Which of a product's reviews this member found helpful. */
export async function helpfulTo(db: Db, productId: string, userId: string): Promise<string[]> {
  const { rows } = await sql<{ reviewId: string }>`
    select v.review_id from reviews.helpful_votes v join reviews.reviews r on r.id = v.review_id
    where v.user_id = ${userId} and r.product_id = ${productId} order by v.review_id`.execute(db)
  return rows.map(({ reviewId }) => reviewId)
}

export type ReportRow = { reviewId: string; reason: ReportReason; note: string; reportedAt: Date }

export async function reportsOf(db: Db, reviewIds: readonly string[]): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select review_id, reason, note, reported_at from reviews.reports where review_id = any(${reviewIds}) order by reported_at`.execute(db)
  return rows
}

async function pageOfRows(
  db: Db,
  order: Order,
  { cursor, limit }: Paging,
  conditions: readonly (RawBuilder<unknown> | null)[],
): Promise<ReviewRow[]> {
  const after = afterCursor(order, cursor)
  const { rows } = await sql<ReviewRow>`${REVIEWS} where ${all([...conditions, after])} ${orderBy(order)} limit ${limit + 1}`.execute(db)
  return rows
}

function deskConditions({ workspaceId, status, rating, reported, withPhotos, answered, productId }: DeskFilter) {
  const has = (flag: boolean | undefined, column: RawBuilder<unknown>) => (flag === undefined ? null : flag ? column : sql`not ${column}`)
  return [
    sql`true`,
    workspaceId === null ? null : sql`r.workspace_id = ${workspaceId}`,
    status ? sql`r.status = ${status}` : null,
    rating ? sql`r.rating = ${rating}` : null,
    productId ? sql`r.product_id = ${productId}` : null,
    has(reported, sql`r.reported`),
    has(withPhotos, sql`r.has_photos`),
    has(answered, sql`exists (select from reviews.replies x where x.review_id = r.id)`),
  ]
}

function all(conditions: readonly (RawBuilder<unknown> | null)[]): RawBuilder<unknown> {
  return sql.join(
    conditions.filter((condition) => condition !== null),
    sql` and `,
  )
}
