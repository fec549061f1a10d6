import { defineEvent } from '#platform/shared/domain-event.ts'

/** A variant was added to a cart that did not contain it. The cart's owner is not recorded. */
export const lineAdded = defineEvent<{ productId: string; workspaceId: string }>()('cart.lineAdded', (event) => event.productId)

/** An administrator changed the shipping or tax settings. */
export const termsChanged = defineEvent<{ version: number }>()('cart.termsChanged', () => 'settings')
