import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ListingCard, ListingCardSkeleton, marketplacePath, overviewQuery } from '#domains/marketplace/web/index.ts'
import { useSource } from '#platform/web/source.ts'

const SHOWN = 4
const PLACES = Array.from({ length: SHOWN }, (_, place) => place)
const SIZES = '(min-width: 80rem) 16rem, (min-width: 48rem) 22vw, 46vw'

/** The newest of the marketplace; nothing where there is none. */
export function JustArrived() {
  const { t } = useTranslation()
  const { data, isPending } = useQuery(overviewQuery(useSource()))
  if (!isPending && !data?.newest.length) return null
  return (
    <section aria-labelledby="just-arrived" className="mt-10">
      <div className="flex items-center justify-between gap-4">
        <h2 id="just-arrived" className="font-semibold">
          {t('app.newest.title')}
        </h2>
        <Link
          to={marketplacePath({ sort: 'newest' })}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-primary underline-offset-4 hover:underline"
        >
          {t('app.newest.all')}
        </Link>
      </div>
      <ul className="mt-2 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-6">
        {data?.newest.slice(0, SHOWN).map((listing) => (
          <li key={listing.productId}>
            <ListingCard listing={listing} sizes={SIZES} />
          </li>
        ))}
        {isPending &&
          PLACES.map((place) => (
            <li key={place}>
              <ListingCardSkeleton />
            </li>
          ))}
      </ul>
    </section>
  )
}
