import { loadProducts } from '#domains/catalog/server/index.ts'
import { loadHiddenPeople } from '#domains/network/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext, OperationContext, WorkspaceContext } from '#platform/server/services.ts'
import { findAnswerRole } from './answer-role.ts'
import { questionViews } from './question-views.ts'
import { countUnanswered, loadEntryIds, loadQuestionPage, loadUnanswered } from './questions.sql.ts'

/** The most removable entries a page can show. */
const REMOVABLE = 500

export async function listQuestions(
  { services: { db }, language, viewer }: OperationContext,
  { productId, cursor, limit }: { productId: string; cursor?: string | undefined; limit: number },
) {
  const [product] = await loadProducts(db, [productId], language)
  if (product?.status === 'takenDown') return { items: [], nextCursor: null }
  const hiddenIds = await loadHiddenPeople(db, viewer)
  const { items, nextCursor } = await loadQuestionPage(db, { productId, hiddenIds }, { cursor, limit })
  return { items: await questionViews(db, items, hiddenIds), nextCursor }
}

/** The parts of a product's page that depend on the member: whether they may answer, and what they may remove. */
export async function getMine(ctx: MemberContext, productId: string) {
  const { db } = ctx.services
  const { id: userId, role } = ctx.viewer
  const [product] = await loadProducts(db, [productId], ctx.language)
  if (!product) throw notFound()
  const mayAnswer = await findAnswerRole(db, userId, { workspaceId: product.workspaceId, productId })
  const by = role === 'admin' ? 'everybody' : mayAnswer === 'vendor' ? 'vendor' : 'member'
  return { mayAnswer, removable: await loadEntryIds(db, productId, { by, userId }, REMOVABLE) }
}

const MAX_UNANSWERED_SHOWN = 5

/** A vendor's unanswered questions, oldest first. */
export async function listUnanswered({ services: { db }, membership, language }: WorkspaceContext) {
  const rows = await loadUnanswered(db, membership.workspaceId, MAX_UNANSWERED_SHOWN)
  const products = new Map(
    (await loadProducts(db, [...new Set(rows.map(({ productId }) => productId))], language)).map((row) => [row.id, row]),
  )
  const items = rows.map(({ id, productId, text, writtenAt }) => ({
    id,
    productId,
    text,
    product: products.get(productId)?.name ?? '',
    writtenAt: writtenAt.toISOString(),
  }))
  return { count: await countUnanswered(db, membership.workspaceId), items }
}
