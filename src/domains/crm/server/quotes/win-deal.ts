import { recordActivity } from '#domains/records/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import { lockCard } from '../boards/cards.sql.ts'
import { enterStage } from '../boards/move-card.ts'
import { loadPipelines, lockStages } from '../boards/pipelines.sql.ts'
import { keyInStage } from '../boards/put-card.ts'
import { findDeal } from '../deals/deals.sql.ts'
import { loadQuotes } from './quotes.sql.ts'

/** The order of a quote is placed: its timeline says so, and its deal is won. A second time it changes nothing. */
export async function winDeal(tx: Tx, { quoteId, orderId }: { quoteId: string; orderId: string }): Promise<void> {
  const [quote] = await loadQuotes(tx.db, [quoteId])
  if (quote?.orderId !== orderId) return
  const { workspaceId, dealId } = quote
  await recordActivity(tx, [{ workspaceId, type: 'quote', id: quoteId, actorId: null, action: 'crm.quoteOrdered', changes: [] }])
  const deal = dealId === null ? undefined : await findDeal(tx.db, workspaceId, dealId)
  if (!deal || deal.outcome === 'won') return
  const pipeline = (await loadPipelines(tx.db, workspaceId)).find(({ id }) => id === deal.pipelineId)
  const stageId = pipeline?.stages.find(({ outcome }) => outcome === 'won')?.id
  const stage = stageId && (await lockStages(tx.db, workspaceId, [stageId])).get(stageId)
  const card = stage && (await lockCard(tx.db, 'deals', { workspaceId, id: deal.id }))
  if (!stage || !card || card.stageId === stage.id) return
  const stageKey = await keyInStage(tx, workspaceId, stage, deal.id, { afterId: null, beforeId: null })
  await enterStage(tx, { workspaceId, actorId: null }, { card, stage, stageKey, lostReason: '' })
}
