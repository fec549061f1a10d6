import { recordActivity, type StoredChange } from '#domains/records/server/index.ts'
import { dealStageChanged, dealWon, stageChanged } from '#events/crm.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import { lockCard, type MovedCard, saveContactStage, saveDealStage, saveKey } from './cards.sql.ts'
import { type LockedStage, lockStages } from './pipelines.sql.ts'
import { keyInStage, type Neighbors } from './put-card.ts'

type Input = Neighbors & { cardId: string; stageId: string; lostReason?: string | undefined }

/**
 * Moves a contact or a deal to a place of a stage. Names no version: two people who move different cards both keep their move (hazard 35),
 * and of two who move the same card the last one decides. Fails with NOT_FOUND and REASON_NEEDED.
 */
export async function moveCard(
  ctx: WorkspaceContext,
  { cardId, stageId, lostReason = '', ...neighbors }: Input,
): Promise<Record<string, never>> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const stage = (await lockStages(tx.db, workspaceId, [stageId])).get(stageId)
    const card = stage && (await lockCard(tx.db, stage.kind, { workspaceId, id: cardId }))
    if (!stage || !card) throw notFound()
    const entered = card.stageId !== stageId
    if (entered && stage.kind === 'deals' && stage.outcome === 'lost' && lostReason === '') throw new Failure('REASON_NEEDED')
    const stageKey = await keyInStage(tx, workspaceId, stage, cardId, neighbors)
    if (entered) await enterStage(tx, { workspaceId, actorId: ctx.userId }, { card, stage, stageKey, lostReason })
    else await saveKey(tx.db, stage.kind, { workspaceId, id: cardId, stageKey })
    return {}
  })
}

type Entering = { card: MovedCard; stage: LockedStage; stageKey: string; lostReason: string }

/** `actorId` is null when no member moved it. */
export async function enterStage(
  tx: Tx,
  { workspaceId, actorId }: { workspaceId: string; actorId: string | null },
  { card, stage, stageKey, lostReason }: Entering,
): Promise<void> {
  const actor = actorId ?? ''
  const { id } = card
  const place = { workspaceId, id, stageId: stage.id, stageKey }
  const change: StoredChange = {
    field: 'stage',
    label: null,
    before: card.stageTitle === '' ? null : { kind: 'text', text: card.stageTitle },
    after: { kind: 'text', text: stage.title },
  }
  if (stage.kind === 'contacts') {
    await saveContactStage(tx.db, place, tx.now)
    publish(tx, stageChanged({ contactId: id, workspaceId, stageId: stage.id, title: stage.title, actor }))
  } else {
    const { pipelineId, outcome } = stage
    const reason = outcome === 'lost' ? lostReason : ''
    await saveDealStage(tx.db, { ...place, pipelineId, closed: outcome !== 'open', lostReason: reason }, tx.now)
    publish(tx, dealStageChanged({ dealId: id, workspaceId, stageId: stage.id, title: stage.title, actor }))
    if (outcome === 'won') publish(tx, dealWon({ dealId: id, workspaceId, actor }))
  }
  const type = stage.kind === 'contacts' ? 'contact' : 'deal'
  const because: StoredChange[] =
    lostReason !== '' && stage.outcome === 'lost'
      ? [{ field: 'lostReason', label: null, before: null, after: { kind: 'text', text: lostReason } }]
      : []
  await recordActivity(tx, [{ workspaceId, type, id, actorId, action: 'crm.moved', changes: [change, ...because] }])
}
