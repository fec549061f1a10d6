/** What open pages hear of listings and questions: everyone sees the same. */
import { listingChanged, questionAnswered, questionAsked, questionsChanged } from '#events/marketplace.ts'
import { type SignalRule, signalsFor } from '#platform/server/realtime/signals.ts'
import type { EventDefinition } from '#platform/shared/domain-event.ts'

export const signals: readonly SignalRule[] = [
  signalsFor(listingChanged, ({ aggregate }) => [{ to: 'everyone', topic: 'marketplace.listing', ids: [aggregate] }]),
  questions(questionAsked),
  questions(questionAnswered),
  questions(questionsChanged),
]

function questions<T extends string, P extends { productId: string; workspaceId?: string }>(event: EventDefinition<T, P>): SignalRule {
  return signalsFor(event, ({ payload: { productId, workspaceId } }) => [
    { to: 'everyone', topic: 'marketplace.questions', ids: [productId] },
    ...(workspaceId
      ? [{ to: { workspace: workspaceId, permission: 'catalog' as const }, topic: 'marketplace.questions', ids: [productId] }]
      : []),
  ])
}
