import { defineFact } from '#platform/shared/fact.ts'

/** The operator changed what shipping and tax take. */
export const termsChanged = defineFact<{ version: number }>()('cart.termsChanged', () => 'settings')
