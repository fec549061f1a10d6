import type { ListingView } from '../contract.ts'
import { ListingCard } from './listing-card.tsx'

/** A titled row of listings below a product. */
export default function Shelf({ id, title, listings }: { id: string; title: string; listings: readonly ListingView[] }) {
  if (listings.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-16 border-t pt-10">
      <h2 id={id} className="text-lg font-bold tracking-tight">
        {title}
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-6">
        {listings.map((listing) => (
          <li key={listing.productId}>
            <ListingCard listing={listing} />
          </li>
        ))}
      </ul>
    </section>
  )
}
