import { questionAnswered } from '#events/marketplace.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { QuestionView } from '../../contract/questions.ts'
import { findAnswerRole } from './answer-role.ts'
import { ENTRIES_PER_HOUR, loadQuestionView } from './entries.ts'
import { findEntry, insertEntry } from './questions.sql.ts'

/** Publishes an answer of the vendor or a buyer. Fails with MAY_NOT_ANSWER for everybody else. */
export async function answerQuestion(
  ctx: MemberContext,
  { questionId, text }: { questionId: string; text: string },
): Promise<QuestionView> {
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
    return loadQuestionView(tx.db, questionId)
  })
}
