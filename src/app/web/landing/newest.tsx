import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ListingCard, ListingCardSkeleton, marketplacePath, type Overview } from '#domains/marketplace/web/index.ts'

const SHOWN = 8
const PLACES = Array.from({ length: SHOWN }, (_, place) => place)

export function Newest({ listings, pending }: { listings: Overview['newest'] | undefined; pending: boolean }) {
  const { t } = useTranslation()
  if (!pending && !listings?.length) return null
  return (
    <section aria-labelledby="newest" className="page mt-20">
      <div className="flex items-end justify-between gap-4">
        <h2 id="newest" className="text-xl font-bold tracking-tight">
          {t('app.newest.title')}
        </h2>
        <Link
          to={marketplacePath({ sort: 'newest' })}
          className="inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline"
        >
          {t('app.newest.all')}
        </Link>
      </div>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-6 md:gap-y-10">
        {listings?.slice(0, SHOWN).map((listing) => (
          <li key={listing.productId}>
            <ListingCard listing={listing} />
          </li>
        ))}
        {pending &&
          PLACES.map((place) => (
            <li key={place}>
              <ListingCardSkeleton />
            </li>
          ))}
      </ul>
    </section>
  )
}
