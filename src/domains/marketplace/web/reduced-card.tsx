/** What promotions take off a card's price by themselves, which is known after the card. */
import { useReducedPrice } from '#domains/promotions/web/index.ts'
import type { ListingView } from '../contract.ts'
import { CardPrice } from './card-price.tsx'

export function ReducedCardPrice({ listing }: { listing: ListingView }) {
  const reduced = useReducedPrice(listing)
  return reduced ? (
    <CardPrice price={reduced.price} compareAt={listing.price} priceVaries={listing.priceVaries} />
  ) : (
    <CardPrice {...listing} />
  )
}

/** Which ones, in a corner of the picture. */
export function ReducedBadge({ listing }: { listing: ListingView }) {
  const reduced = useReducedPrice(listing)
  return (
    reduced && (
      <span className="absolute start-3 bottom-3 max-w-[calc(100%-1.5rem)] truncate rounded-full bg-background px-2.5 py-1.5 text-xs leading-none font-semibold text-foreground shadow-sm">
        {reduced.names.join(' · ')}
      </span>
    )
  )
}
