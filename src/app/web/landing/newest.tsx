import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ListingShelf, marketplacePath, type Overview } from '#domains/marketplace/web/index.ts'

const SHOWN = 8

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
      <ListingShelf listings={listings} places={SHOWN} pending={pending} className="mt-6" />
    </section>
  )
}
