/** What there is to say of a price besides the price. Inventory knows no commission: who does puts a component here. */
import { type ComponentType, createContext } from 'react'

export type PriceNoteProps = {
  priceMinor: number /** What a piece costs its vendor. */
  costMinor: number | null
  currency: string
  categorySlug: string
}

export const PriceNote = createContext<ComponentType<PriceNoteProps> | null>(null)
