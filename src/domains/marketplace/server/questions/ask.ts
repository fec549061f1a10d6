import { memberIn } from '#domains/accounts/server/index.ts'
import { productsById } from '#domains/catalog/server/index.ts'
import { questionAnswered, questionAsked } from '#facts/marketplace.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import { announce, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { QuestionView } from '../../contract/questions.ts'
import { answersAs } from './answering.ts'
import { questionViews } from './question-views.ts'
import { entryById, insertEntry } from './questions.sql.ts'

const ENTRIES_PER_HOUR: RateLimit = { name: 'question', points: 30, seconds: 3600 }

/** A member asks about a product on sale; everyone reads it at once. */
export async function ask(call: Call, { productId, text }: { productId: string; text: string }): Promise<QuestionView> {
  const { kernel, language } = call
  const { id: userId } = memberIn(call)
  const [product] = await productsById(kernel.db, [productId], language)
  if (product?.status !== 'active') throw notFound()
  await kernel.limits.consume(ENTRIES_PER_HOUR, userId)
  const { workspaceId } = product
  return transact(call, async (tx) => {
    const id = newId('ques')
    const entry = { id, workspaceId, productId, userId, language, text, writtenAt: tx.now }
    await insertEntry(tx.db, { ...entry, questionId: null, byVendor: false })
    announce(tx, questionAsked({ questionId: id, productId, workspaceId }))
    return show(tx.db, id)
  })
}

/** The vendor's people, or whoever bought it. Fails with MAY_NOT_ANSWER for everybody else. */
export async function answer(call: Call, { questionId, text }: { questionId: string; text: string }): Promise<QuestionView> {
  const { kernel, language } = call
  const { id: userId } = memberIn(call)
  const question = await entryById(kernel.db, questionId)
  if (!question || question.questionId !== null) throw notFound()
  const { workspaceId, productId } = question
  const as = await answersAs(kernel.db, userId, { workspaceId, productId })
  if (as === 'no') throw new Failure('MAY_NOT_ANSWER')
  await kernel.limits.consume(ENTRIES_PER_HOUR, userId)
  return transact(call, async (tx) => {
    const id = newId('answ')
    const entry = { id, workspaceId, productId, questionId, userId, language, text, writtenAt: tx.now }
    await insertEntry(tx.db, { ...entry, byVendor: as === 'vendor' })
    announce(tx, questionAnswered({ questionId, answerId: id, productId, workspaceId }))
    return show(tx.db, questionId)
  })
}

async function show(db: Db, id: string): Promise<QuestionView> {
  const question = await entryById(db, id)
  const [view] = question ? await questionViews(db, [question]) : []
  if (!view) throw notFound()
  return view
}
