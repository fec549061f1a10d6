/** What open pages hear of reviews: readers of the product, its vendor, the author, and the administrators who decide. */
import { approved, ratingChanged, rejected, replied, submitted } from '#events/reviews.ts'
import { type SignalRule, signalsFor } from '#platform/server/realtime/signals.ts'
import type { EventDefinition } from '#platform/shared/domain-event.ts'
import type { Signal } from '#platform/shared/signal.ts'

export const signals: readonly SignalRule[] = [
  signalsFor(ratingChanged, ({ aggregate }) => [{ to: 'everyone', topic: 'reviews.product', ids: [aggregate] }]),
  review(submitted),
  review(approved),
  review(rejected),
  review(replied, ({ productId }) => [{ to: 'everyone', topic: 'reviews.product', ids: [productId] }]),
]

type ReviewEvent = { reviewId: string; productId: string; workspaceId: string; userId: string | null }

function review<T extends string, P extends ReviewEvent>(
  event: EventDefinition<T, P>,
  further: (payload: ReviewEvent) => Signal[] = () => [],
): SignalRule {
  return signalsFor(event, ({ payload }) => [
    { to: { workspace: payload.workspaceId, permission: 'catalog' }, topic: 'reviews.review', ids: [payload.reviewId] },
    { to: 'admins', topic: 'reviews.review', ids: [payload.reviewId] },
    ...(payload.userId === null ? [] : [{ to: { user: payload.userId }, topic: 'reviews.product', ids: [payload.productId] }]),
    ...further(payload),
  ])
}
