import { classes } from '#platform/web/ui/classes.ts'
import { ListingCard, ListingCardSkeleton } from './listing-card.tsx'
import type { Overview } from './overview-type.ts'

type Props = {
  listings: Overview['newest'] | undefined
  /** Number of placeholders. */
  places: number
  pending: boolean
  sizes?: string
  className?: string
}

/** A row of listings, with placeholders while loading. */
export function ListingShelf({ listings, places, pending, sizes, className }: Props) {
  return (
    <ul className={classes('grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-6 md:gap-y-10', className)}>
      {listings?.slice(0, places).map((listing) => (
        <li key={listing.productId}>
          <ListingCard listing={listing} {...(sizes && { sizes })} />
        </li>
      ))}
      {pending &&
        Array.from({ length: places }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places are all alike and stay where they are
          <li key={place}>
            <ListingCardSkeleton />
          </li>
        ))}
    </ul>
  )
}
