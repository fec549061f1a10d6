import { useReducedPrice } from '#domains/promotions/web/index.ts'
import type { ListingView } from '../contract.ts'

/** Names the automatic promotions in a corner of the card's picture. */
export default function ReducedBadge({ listing }: { listing: ListingView }) {
  const reduced = useReducedPrice(listing)
  return (
    reduced && (
      <span className="absolute start-2 bottom-3 max-w-[calc(100%-1.5rem)] truncate rounded-full bg-background px-2 py-1.5 text-xs leading-none font-semibold text-foreground shadow-sm">
        {reduced.names.join(' · ')}
      </span>
    )
  )
}
