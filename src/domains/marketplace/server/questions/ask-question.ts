import { loadProducts } from '#domains/catalog/server/index.ts'
import { questionAsked } from '#events/marketplace.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { QuestionView } from '../../contract/questions.ts'
import { ENTRIES_PER_HOUR, loadQuestionView } from './entries.ts'
import { insertEntry } from './questions.sql.ts'

/** Publishes a member's question about a product on sale. */
export async function askQuestion(ctx: MemberContext, { productId, text }: { productId: string; text: string }): Promise<QuestionView> {
  const { services, language } = ctx
  const { userId } = ctx
  const [product] = await loadProducts(services.db, [productId], language)
  if (product?.status !== 'active') throw notFound()
  await services.limits.consume(ENTRIES_PER_HOUR, userId)
  const { workspaceId } = product
  return transact(ctx, async (tx) => {
    const id = newId('ques')
    const entry = { id, workspaceId, productId, userId, language, text, writtenAt: tx.now }
    await insertEntry(tx.db, { ...entry, questionId: null, byVendor: false })
    publish(tx, questionAsked({ questionId: id, productId, workspaceId, userId }))
    return loadQuestionView(tx.db, id)
  })
}
