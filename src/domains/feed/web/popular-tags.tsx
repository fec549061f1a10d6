import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { tagPath } from './paths.ts'
import { popularTagsQuery } from './queries.ts'

/** The hashtags of most people in the last days. */
export function PopularTags() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data } = useQuery(popularTagsQuery(useSource()))
  if (!data || data.items.length === 0) return null
  return (
    <aside aria-labelledby="popular-tags" className="max-lg:hidden">
      <div className="sticky top-20 rounded-lg border bg-card p-4">
        <h2 id="popular-tags" className="mb-2 font-semibold">
          {t('feed.tags.popular')}
        </h2>
        <ul>
          {data.items.map(({ tag, posts }) => (
            <li key={tag}>
              <Link to={tagPath(tag)} className="block rounded-md py-1.5 underline-offset-4 hover:underline">
                <bdi className="font-medium">#{tag}</bdi>
                <span className="block text-xs text-muted-foreground">
                  {t('feed.tags.people', { count: posts, shown: formatNumber(posts, locale) })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
