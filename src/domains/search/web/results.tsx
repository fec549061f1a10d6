import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SearchType } from '#platform/web/domain.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { FailedNotice, Notice } from '#platform/web/ui/notice.tsx'
import type { FoundGroup } from '../contract.ts'
import { findQuery } from './queries.ts'
import { ResultGroup } from './result-group.tsx'
import { ResultSkeleton } from './result-list.tsx'
import { ResultPages } from './result-pages.tsx'
import { TypeTabs } from './type-tabs.tsx'
import { useDetails } from './use-details.ts'

type Props = { q: string; types: readonly SearchType[]; type: SearchType | null; isReady: boolean; onOpen: () => void }

/** The matches of all types, or of one. Loading, failed and without a match look different. */
export function Results({ q, types, type, isReady, onOpen }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const detailOf = useDetails(types)
  const found = useQuery({ ...findQuery(useSource(), q), enabled: isReady, placeholderData: keepPreviousData })
  if (found.isLoadingError) return <FailedNotice text={t('search.failed')} onRetry={() => void found.refetch()} />
  if (!found.data) return <ResultSkeleton />
  const { groups, corrected } = found.data
  const shown = types.flatMap((known) => {
    const group = groups.find((candidate) => candidate.type === known.type)
    return group ? [{ type: known, group }] : []
  })
  const count = shown.reduce((sum, { group }) => sum + group.total.count, 0)
  const isExact = shown.every(({ group }) => group.total.exact)
  const meant = corrected ?? q
  return (
    <>
      <p role="status" className="sr-only">
        {t('search.found', { count, shown: formatNumber(count, locale) + (isExact ? '' : '+') })}
      </p>
      {shown.length === 0 ? (
        <NoResults q={q} />
      ) : (
        <div
          aria-busy={found.isPlaceholderData}
          className={classes('mt-6 max-w-3xl transition-opacity', found.isPlaceholderData && 'opacity-60')}
        >
          {corrected !== null && <p className="mb-4 text-muted-foreground">{t('search.corrected', { typed: q, meant: corrected })}</p>}
          <TypeTabs q={q} found={shown} current={type?.type ?? null} />
          {type ? (
            <ResultPages
              key={`${type.type} ${meant}`}
              q={meant}
              type={type}
              group={groupOf(groups, type)}
              detailOf={detailOf}
              onOpen={onOpen}
            />
          ) : (
            shown.map(({ type: known, group }) => (
              <ResultGroup key={known.type} q={q} type={known} group={group} detailOf={detailOf} onOpen={onOpen} />
            ))
          )}
        </div>
      )}
    </>
  )
}

function groupOf(groups: readonly FoundGroup[], { type }: SearchType): FoundGroup | null {
  return groups.find((group) => group.type === type) ?? null
}

function NoResults({ q }: { q: string }) {
  const { t } = useTranslation()
  return (
    <Notice icon={SearchX} title={t('search.none.title', { q })} text={t('search.none.text')}>
      <ButtonLink to="/marketplace" look="secondary">
        {t('search.none.browse')}
      </ButtonLink>
    </Notice>
  )
}
