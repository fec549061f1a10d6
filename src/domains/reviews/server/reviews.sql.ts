/** All queries that read reviews. */
import { type RawBuilder, sql } from 'kysely'
import type { PurchaseState } from '#domains/orders/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { type Conditions, listPage, loadPage, matchingRows, type Page, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { Picture } from '#platform/server/picture.ts'
import { type Total, toTotal } from '#platform/server/total.ts'
import type { Language } from '#platform/shared/language.ts'
import type { ModerationQuery, ModerationSort, ReviewStatus } from '../contract.ts'

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
  purchase: PurchaseState
  /** The author keeps a delivered unit. */
  verified: boolean
  status: ReviewStatus
  rejection: string | null
  reported: boolean
  needsDecision: number
  helpfulVotes: number
  createdAt: Date
  editedAt: Date | null
  version: number
  /** All null without a reply. */
  reply: string | null
  repliedAt: Date | null
  replyEditedAt: Date | null
}

type Order = Sorting<ReviewRow>

const id = sql`r.id`
const written: Omit<Order, 'name' | 'direction'> = {
  by: sql`r.created_at`,
  cast: 'timestamptz',
  id,
  keyOf: (row) => [row.createdAt.toISOString(), row.id],
}
const waiting: typeof written = { by: sql`r.needs_decision`, cast: 'bigint', id, keyOf: (row) => [row.needsDecision, row.id] }

const PUBLIC_ORDERS = {
  newest: { ...written, name: 'newest', direction: 'desc' },
  helpful: {
    name: 'helpful',
    by: sql`r.helpful_votes`,
    cast: 'bigint',
    id,
    direction: 'desc',
    keyOf: (row) => [row.helpfulVotes, row.id],
  },
} satisfies Record<string, Order>

export type PublicSort = keyof typeof PUBLIC_ORDERS

const MODERATION_ORDERS: Record<ModerationSort, Order> = {
  waiting: { ...waiting, name: 'waiting', direction: 'asc' },
  '-waiting': { ...waiting, name: 'waiting first', direction: 'desc' },
  written: { ...written, name: 'oldest', direction: 'asc' },
  '-written': { ...written, name: 'written', direction: 'desc' },
}

/** `hiddenIds`: authors whom the viewer does not see. */
export type PublicFilter = { productId: string; hiddenIds: readonly string[]; stars?: number | undefined; withPhotos?: boolean | undefined }
export type ModerationFilter = Pick<ModerationQuery, 'status' | 'rating' | 'reported' | 'withPhotos' | 'answered' | 'productId'> & {
  /** Limits to a workspace's products; null means all. */
  workspaceId: string | null
}

const REVIEWS = sql`
  select r.id, r.workspace_id, r.product_id, r.user_id, r.language, r.rating, r.title, r.text, r.photos, r.purchase, r.verified, r.status, r.rejection,
    r.reported, r.needs_decision, r.helpful_votes, r.created_at, r.edited_at, r.version, a.text as reply, a.created_at as replied_at,
    a.edited_at as reply_edited_at
  from reviews.reviews r left join reviews.replies a on a.review_id = r.id`

/** As `isPublic` of rating.rules.ts. */
const PUBLIC = sql`r.status = 'approved' and r.purchase <> 'none'`

/** Reviews of a product that everybody sees. */
export async function loadPublicPage(db: Db, filter: PublicFilter, sort: PublicSort, paging: Paging): Promise<Page<ReviewRow>> {
  const { productId, stars, withPhotos, hiddenIds } = filter
  return loadPage<ReviewRow>(db, {
    ...paging,
    sort: PUBLIC_ORDERS[sort],
    where: [
      sql`r.product_id = ${productId}`,
      PUBLIC,
      stars === undefined ? null : sql`r.rating = ${stars}`,
      withPhotos ? sql`r.has_photos` : null,
      shownTo(hiddenIds),
    ],
    select: (page) => sql`${REVIEWS} ${page}`,
  })
}

/** Those of the products that the member has not reviewed, in the same order. */
export async function filterUnreviewed(db: Db, userId: string, productIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select bought.id from unnest(${productIds}::text[]) with ordinality bought (id, place)
    where not exists (select from reviews.reviews r where r.product_id = bought.id and r.user_id = ${userId})
    order by bought.place`.execute(db)
  return rows.map(({ id }) => id)
}

/** Public reviews of a person, newest first. */
export async function loadPageOfPerson(db: Db, userId: string, paging: Paging): Promise<Page<ReviewRow>> {
  return loadPage<ReviewRow>(db, {
    ...paging,
    sort: PUBLIC_ORDERS.newest,
    where: [sql`r.user_id = ${userId}`, PUBLIC],
    select: (page) => sql`${REVIEWS} ${page}`,
  })
}

const shownTo = (hiddenIds: readonly string[]) =>
  hiddenIds.length === 0 ? null : sql`(r.user_id is null or r.user_id <> all(${hiddenIds}))`

export async function listModerationRows(db: Db, filter: ModerationFilter, sort: ModerationSort, paging: Paging) {
  return listPage<ReviewRow>(db, {
    ...paging,
    sort: MODERATION_ORDERS[sort],
    where: moderationConditions(filter),
    countFrom: sql`reviews.reviews r`,
    select: (page) => sql`${REVIEWS} ${page}`,
  })
}

/** Finds a review of this workspace's products; null means any workspace. */
export async function findForModeration(db: Db, reviewId: string, workspaceId: string | null): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`
    ${REVIEWS} where r.id = ${reviewId} ${workspaceId === null ? sql`` : sql`and r.workspace_id = ${workspaceId}`}`.execute(db)
  return rows[0]
}

export async function findReviewBy(db: Db, productId: string, userId: string): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`${REVIEWS} where r.product_id = ${productId} and r.user_id = ${userId}`.execute(db)
  return rows[0]
}

/** Photos of the newest public reviews, from at most `reviews` reviews. */
export async function loadNewestPhotos(
  db: Db,
  { productId, hiddenIds }: Pick<PublicFilter, 'productId' | 'hiddenIds'>,
  reviews: number,
): Promise<{ id: string; photos: Picture[] }[]> {
  const { rows } = await sql<{ id: string; photos: Picture[] }>`
    select r.id, r.photos from reviews.reviews r where r.product_id = ${productId} and ${PUBLIC} and r.has_photos and ${shownTo(hiddenIds) ?? sql`true`}
    order by r.created_at desc, r.id desc limit ${reviews}`.execute(db)
  return rows
}

/** Ids of a product's reviews that this member marked as helpful. */
export async function loadHelpfulIds(db: Db, productId: string, userId: string): Promise<string[]> {
  const { rows } = await sql<{ reviewId: string }>`
    select v.review_id from reviews.helpful_votes v join reviews.reviews r on r.id = v.review_id
    where v.user_id = ${userId} and r.product_id = ${productId} order by v.review_id`.execute(db)
  return rows.map(({ reviewId }) => reviewId)
}

function moderationConditions({ workspaceId, status, rating, reported, withPhotos, answered, productId }: ModerationFilter): Conditions {
  const has = (flag: boolean | undefined, column: RawBuilder<unknown>) => (flag === undefined ? null : flag ? column : sql`not ${column}`)
  return [
    workspaceId === null ? null : sql`r.workspace_id = ${workspaceId}`,
    status ? sql`r.status = ${status}` : null,
    rating ? sql`r.rating = ${rating}` : null,
    productId ? sql`r.product_id = ${productId}` : null,
    has(reported, sql`r.reported`),
    has(withPhotos, sql`r.has_photos`),
    has(answered, sql`exists (select from reviews.replies x where x.review_id = r.id)`),
  ]
}

/** The number of reviews that fit, exact up to the limit of lists, and those of the products that the member has not reviewed: one statement. */
export async function countForDashboard(
  db: Db,
  filter: ModerationFilter,
  { userId, productIds }: { userId: string; productIds: readonly string[] },
): Promise<{ matching: Total; unreviewed: string[] }> {
  const { rows } = await sql<{ matching: number; unreviewed: string[] }>`
    select (select count(*) from ${matchingRows(sql`reviews.reviews r`, moderationConditions(filter))} matching) as matching,
      array(select bought.id from unnest(${productIds}::text[]) bought (id)
        where not exists (select from reviews.reviews r where r.product_id = bought.id and r.user_id = ${userId})) as unreviewed`.execute(
    db,
  )
  const [{ matching, unreviewed } = { matching: 0, unreviewed: [] }] = rows
  return { matching: toTotal(matching), unreviewed }
}
