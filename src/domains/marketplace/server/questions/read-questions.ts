import { memberIn } from '#domains/accounts/server/index.ts'
import { productsById } from '#domains/catalog/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { pageOf } from '#platform/server/keyset.ts'
import { answersAs } from './answering.ts'
import { questionViews } from './question-views.ts'
import { countWaiting, entryIds, NEWEST, questionPage, waitingFor } from './questions.sql.ts'

/** As many as a page ever shows at once of what somebody may take away. */
const REMOVABLE = 500

export async function listQuestions(
  { kernel: { db } }: Call,
  { productId, cursor, limit }: { productId: string; cursor?: string | undefined; limit: number },
) {
  const rows = await questionPage(db, productId, { cursor, limit })
  const { items, nextCursor } = pageOf(rows, limit, NEWEST, ({ writtenAt, id }) => [writtenAt.toISOString(), id])
  return { items: await questionViews(db, items), nextCursor }
}

/** What a product's page shows a member of their own questions. */
export async function getMine(call: Call, productId: string) {
  const { db } = call.kernel
  const { id: userId, role } = memberIn(call)
  const [product] = await productsById(db, [productId], call.language)
  if (!product) throw notFound()
  const mayAnswer = await answersAs(db, userId, { workspaceId: product.workspaceId, productId })
  const everything = mayAnswer === 'vendor' || role === 'admin'
  return { mayAnswer, removable: await entryIds(db, productId, everything ? null : userId, REMOVABLE) }
}

const WAITING_SHOWN = 5

/** What a vendor was asked and did not answer itself, the oldest first. */
export async function questionsWaiting({ kernel: { db }, seat, language }: Call) {
  if (!seat) throw notFound()
  const rows = await waitingFor(db, seat.workspaceId, WAITING_SHOWN)
  const products = new Map(
    (await productsById(db, [...new Set(rows.map(({ productId }) => productId))], language)).map((row) => [row.id, row]),
  )
  const items = rows.map(({ id, productId, text, writtenAt }) => ({
    ...{ id, productId, text, product: products.get(productId)?.name ?? '', writtenAt: writtenAt.toISOString() },
  }))
  return { count: await countWaiting(db, seat.workspaceId), items }
}
