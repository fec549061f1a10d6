/** Where to go on after a search without results: the categories, and what others rate best. */
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSource } from '#platform/web/source.ts'
import { marketplacePath } from './list-paths.ts'
import { ListingShelf } from './listing-shelf.tsx'
import { bestRatedQuery, overviewQuery } from './queries.ts'

export function Alternatives() {
  const { t } = useTranslation()
  const source = useSource()
  const { data: overview } = useQuery(overviewQuery(source))
  const { data: rated, isPending, isError } = useQuery(bestRatedQuery(source))
  const categories = (overview?.categories ?? []).filter(({ productCount }) => productCount > 0)
  return (
    <div className="mt-10 space-y-10">
      {categories.length > 0 && (
        <section aria-labelledby="other-categories">
          <h3 id="other-categories" className="font-semibold">
            {t('marketplace.none.categories')}
          </h3>
          <ul className="mt-3 flex flex-wrap gap-2">
            {categories.map(({ slug, name }) => (
              <li key={slug}>
                <Link
                  to={marketplacePath({ category: [slug] })}
                  className="inline-flex min-h-11 items-center rounded-full border border-input bg-card px-4 hover:border-foreground"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!isError && (
        <section aria-labelledby="best-rated">
          <h3 id="best-rated" className="mb-4 font-semibold">
            {t('marketplace.none.popular')}
          </h3>
          <ListingShelf listings={rated} places={4} pending={isPending} />
        </section>
      )}
    </div>
  )
}
