import { useTranslation } from 'react-i18next'
import type { ListingView } from '../contract.ts'
import { ListingCard } from './listing-card.tsx'

export function Similar({ listings }: { listings: ListingView[] }) {
  const { t } = useTranslation()
  if (listings.length === 0) return null
  return (
    <section aria-labelledby="similar" className="mt-20">
      <h2 id="similar" className="text-lg font-bold tracking-tight">
        {t('marketplace.product.similar')}
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-6">
        {listings.slice(0, 8).map((listing) => (
          <li key={listing.productId}>
            <ListingCard listing={listing} />
          </li>
        ))}
      </ul>
    </section>
  )
}
