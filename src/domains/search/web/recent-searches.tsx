import { Clock, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { clearSearches, useRecentSearches } from '#platform/web/recent-searches.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { RESULT } from './move-between-results.ts'
import { searchPath } from './search-path.ts'

/** What is shown before anything is typed: recent searches of this device, or what can be found. */
export function RecentSearches() {
  const { t } = useTranslation()
  const recent = useRecentSearches()
  if (recent.length === 0) return <Notice icon={Search} title={t('search.empty.title')} text={t('search.empty.text')} />
  return (
    <section aria-labelledby="recent-searches" className="mt-8 max-w-2xl">
      <header className="flex items-center justify-between gap-4">
        <h2 id="recent-searches" className="font-semibold">
          {t('search.recent')}
        </h2>
        <Button look="quiet" size="sm" onClick={clearSearches}>
          {t('search.forget')}
        </Button>
      </header>
      <ul className="mt-2 divide-y rounded-lg border bg-card">
        {recent.map((q) => (
          <li key={q}>
            <Link to={searchPath(q)} {...RESULT} className="flex min-h-12 items-center gap-3 px-4 transition hover:bg-muted">
              <Clock aria-hidden className="size-4.5 shrink-0 text-muted-foreground" />
              <bdi className="truncate">{q}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-muted-foreground">{t('search.onDevice')}</p>
    </section>
  )
}
