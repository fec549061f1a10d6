import type { PersonalValue } from '#domains/catalog/web/index.ts'

/** The fields of a product beside the button that adds it. */
export type Personalizing = {
  /** The values; null after telling the shopper what is wrong with them. */
  collect(): PersonalValue[] | null
  /** The line is in the cart, or waits for a connection. */
  added(): void
  /** Shows a failure at the fields that it names. False: it names none. */
  refused(error: unknown): boolean
}
