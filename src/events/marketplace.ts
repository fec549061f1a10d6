import { defineEvent } from '#platform/shared/domain-event.ts'

/** A listing appeared, disappeared, or changed its appearance in lists. */
export const listingChanged = defineEvent<{ productId: string }>()('marketplace.listingChanged', (event) => event.productId)

/** A product was viewed: at most once per visitor and day, without bots and the product's own vendor. The viewer is not recorded. */
export const productViewed = defineEvent<{ productId: string; workspaceId: string }>()(
  'marketplace.productViewed',
  (event) => event.productId,
)

type QuestionPayload = { questionId: string; productId: string; workspaceId: string }

/** A member asks about a product. `workspaceId` is the vendor's, `userId` the member. */
export const questionAsked = defineEvent<QuestionPayload & { userId: string }>()('marketplace.questionAsked', (event) => event.productId)
/** The vendor, or a buyer of the product, answered. */
export const questionAnswered = defineEvent<QuestionPayload & { answerId: string }>()(
  'marketplace.questionAnswered',
  (event) => event.productId,
)
/** Questions or answers of a product were removed or made anonymous. */
export const questionsChanged = defineEvent<{ productId: string }>()('marketplace.questionsChanged', (event) => event.productId)
