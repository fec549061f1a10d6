import { hasBought } from '#domains/orders/server/index.ts'
import { seatOf } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'

/** In whose name somebody answers: the vendor's people who look after its catalogue, or whoever bought the product. */
export async function answersAs(
  db: Db,
  userId: string,
  { workspaceId, productId }: { workspaceId: string; productId: string },
): Promise<'vendor' | 'buyer' | 'no'> {
  if (await looksAfter(db, userId, workspaceId)) return 'vendor'
  return (await hasBought(db, userId, productId)) ? 'buyer' : 'no'
}

export async function looksAfter(db: Db, userId: string, workspaceId: string): Promise<boolean> {
  const seat = await seatOf(db, userId, workspaceId)
  return seat?.areas.includes('catalog') ?? false
}
