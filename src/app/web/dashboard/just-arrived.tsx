import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ListingShelf, marketplacePath, overviewQuery } from '#domains/marketplace/web/index.ts'
import { useSource } from '#platform/web/source.ts'

const SHOWN = 4
const SIZES = '(min-width: 80rem) 16rem, (min-width: 48rem) 22vw, 46vw'

/** The newest products; hidden when there are none. */
export default function JustArrived() {
  const { t } = useTranslation()
  const { data, isPending } = useQuery(overviewQuery(useSource()))
  if (!isPending && !data?.newest.length) return null
  return (
    <section aria-labelledby="just-arrived">
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
      <ListingShelf listings={data?.newest} places={SHOWN} pending={isPending} sizes={SIZES} className="mt-2" />
    </section>
  )
}
