import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { FoundGroup } from '../contract.ts'
import { RESULT } from './move-between-results.ts'
import { ResultList, type ResultProps } from './result-list.tsx'
import { searchPath } from './search-path.ts'

/** The best matches of one type, with a link to all of them. */
export function ResultGroup({ q, type, group: { total, items }, ...props }: ResultProps & { q: string; group: FoundGroup }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const heading = `search-${type.type}`
  return (
    <section aria-labelledby={heading} className="mt-8 first-of-type:mt-6">
      <header className="mb-2 flex items-center justify-between gap-4">
        <h2 id={heading} className="font-semibold">
          {t(type.label)}
        </h2>
        {total.count > items.length && (
          <Link
            to={searchPath(q, type.type)}
            {...RESULT}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-md text-sm font-medium text-muted-foreground hover:text-foreground"
          >
            {t('search.showAll', { count: total.count, shown: formatNumber(total.count, locale) + (total.exact ? '' : '+') })}
            <ArrowRight aria-hidden className="flip size-4" />
          </Link>
        )}
      </header>
      <ResultList items={items} type={type} {...props} />
    </section>
  )
}
