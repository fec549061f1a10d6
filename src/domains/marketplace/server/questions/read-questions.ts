import { memberIn } from '#domains/accounts/server/index.ts'
import { productsById } from '#domains/catalog/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { pageOf } from '#platform/server/keyset.ts'
import { answersAs } from './answering.ts'
import { questionViews } from './question-views.ts'
import { entryIds, NEWEST, questionPage } from './questions.sql.ts'

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
