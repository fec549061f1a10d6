/** Slot for a note next to a price. The app provides a component that shows the commission, which this domain doesn't know. */
import { type ComponentType, createContext } from 'react'

export type PriceNoteProps = {
  priceMinor: number /** Cost per item. */
  costMinor: number | null
  currency: string
  categorySlug: string
}

export const PriceNote = createContext<ComponentType<PriceNoteProps> | null>(null)
