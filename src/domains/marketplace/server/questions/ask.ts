import { loadProducts } from '#domains/catalog/server/index.ts'
import { questionAnswered, questionAsked } from '#events/marketplace.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { QuestionView } from '../../contract/questions.ts'
import { findAnswerRole } from './answer-role.ts'
import { questionViews } from './question-views.ts'
import { findEntry, insertEntry } from './questions.sql.ts'

const ENTRIES_PER_HOUR: RateLimit = { name: 'question', points: 30, seconds: 3600 }

/** Publishes a member's question about a product on sale. */
export async function ask(ctx: MemberContext, { productId, text }: { productId: string; text: string }): Promise<QuestionView> {
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
    publish(tx, questionAsked({ questionId: id, productId, workspaceId }))
    return loadView(tx.db, id)
  })
}

/** Publishes an answer of the vendor or a buyer. Fails with MAY_NOT_ANSWER for everybody else. */
export async function answer(ctx: MemberContext, { questionId, text }: { questionId: string; text: string }): Promise<QuestionView> {
  const { services, language } = ctx
  const { userId } = ctx
  const question = await findEntry(services.db, questionId)
  if (!question || question.questionId !== null) throw notFound()
  const { workspaceId, productId } = question
  const as = await findAnswerRole(services.db, userId, { workspaceId, productId })
  if (as === 'no') throw new Failure('MAY_NOT_ANSWER')
  await services.limits.consume(ENTRIES_PER_HOUR, userId)
  return transact(ctx, async (tx) => {
    const id = newId('answ')
    const entry = { id, workspaceId, productId, questionId, userId, language, text, writtenAt: tx.now }
    await insertEntry(tx.db, { ...entry, byVendor: as === 'vendor' })
    publish(tx, questionAnswered({ questionId, answerId: id, productId, workspaceId }))
    return loadView(tx.db, questionId)
  })
}

async function loadView(db: Db, id: string): Promise<QuestionView> {
  const question = await findEntry(db, id)
  const [view] = question ? await questionViews(db, [question]) : []
  if (!view) throw notFound()
  return view
}
