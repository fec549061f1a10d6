import { defineFact } from '#platform/shared/fact.ts'

/** A variant lies in a cart that it did not lie in before. It never says whose. */
export const lineBegun = defineFact<{ productId: string; workspaceId: string }>()('cart.lineBegun', (fact) => fact.productId)

/** The operator changed what shipping and tax take. */
export const termsChanged = defineFact<{ version: number }>()('cart.termsChanged', () => 'settings')
