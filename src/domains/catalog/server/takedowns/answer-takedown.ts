import { takedownAnswered } from '#events/catalog.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { TakedownView } from '../../contract.ts'
import { answerProblem, loadTakedownViews } from './takedown-view.ts'
import { insertAnswer, loadAnswers, loadOpenTakedowns, lockManagedProduct, lockTakedowns } from './takedowns.sql.ts'

/** Fails with NOT_TAKEN_DOWN, with ANSWER_OPEN while an administrator has not decided about the last one, and with NO_ANSWERS_LEFT. */
export async function answerTakedown(
  ctx: WorkspaceContext,
  { productId, text }: { productId: string; text: string },
): Promise<TakedownView> {
  const { userId, membership } = ctx
  const { workspaceId } = membership
  return transact(ctx, async (tx) => {
    await lockTakedowns(tx.db, productId)
    const product = await lockManagedProduct(tx.db, productId)
    if (product?.workspaceId !== workspaceId) throw notFound()
    const [takedown] = await loadOpenTakedowns(tx.db, [productId])
    if (!takedown) throw new Failure('NOT_TAKEN_DOWN')
    const problem = answerProblem(await loadAnswers(tx.db, [takedown.id]))
    if (problem) throw new Failure(problem)
    await insertAnswer(tx.db, { id: newId('tka'), takedownId: takedown.id, workspaceId, text, answeredBy: userId, answeredAt: tx.now })
    publish(tx, takedownAnswered({ productId, workspaceId, takedownId: takedown.id }))
    const view = (await loadTakedownViews(tx.db, [productId])).get(productId)
    if (!view) throw new Error('the open takedown has no view')
    return view
  })
}
