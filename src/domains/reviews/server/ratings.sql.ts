/** Stored counts of approved reviews by stars. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

/** Number of approved reviews and the sum of their stars: the average is `sum / count`. */
export type Rating = { count: number; sum: number }

/** Ratings by product id; products without ratings are missing. */
export async function loadRatings(db: Db, productIds: readonly string[]): Promise<Map<string, Rating>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await sql<Rating & { productId: string }>`
    select product_id, sum(count)::int as count, sum(count * stars)::int as sum from reviews.ratings
    where product_id = any(${productIds}) group by product_id having sum(count) > 0`.execute(db)
  return new Map(rows.map(({ productId, count, sum }) => [productId, { count, sum }]))
}

/** Ratings by workspace, across all products of each vendor. */
export async function loadVendorRatings(db: Db, workspaceIds: readonly string[]): Promise<Map<string, Rating>> {
  if (workspaceIds.length === 0) return new Map()
  const { rows } = await sql<Rating & { workspaceId: string }>`
    select workspace_id, count, sum from reviews.vendor_ratings
    where workspace_id = any(${workspaceIds}) and count > 0`.execute(db)
  return new Map(rows.map(({ workspaceId, count, sum }) => [workspaceId, { count, sum }]))
}

/** Counts of one, two, … five stars. */
export async function loadStarCounts(db: Db, productId: string): Promise<[number, number, number, number, number]> {
  const { rows } = await sql<{ stars: number; count: number }>`
    select stars, count from reviews.ratings where product_id = ${productId}`.execute(db)
  const of = (stars: number) => rows.find((row) => row.stars === stars)?.count ?? 0
  return [of(1), of(2), of(3), of(4), of(5)]
}

export type Rated = { workspaceId: string; productId: string; stars: number }

/** Adds an approved review to the counts. */
export async function countRating(db: Db, { workspaceId, productId, stars }: Rated): Promise<void> {
  await sql`
    insert into reviews.ratings as r (workspace_id, product_id, stars, count) values (${workspaceId}, ${productId}, ${stars}, 1)
    on conflict (product_id, stars) do update set count = r.count + 1`.execute(db)
}

/** Removes a review from the counts. */
export async function uncountRating(db: Db, { productId, stars }: Rated): Promise<void> {
  await sql`update reviews.ratings set count = count - 1 where product_id = ${productId} and stars = ${stars}`.execute(db)
}
