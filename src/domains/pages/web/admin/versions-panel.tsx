import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { DraftView, PageTexts, VersionSummary } from '../../contract.ts'
import { versionsQuery } from './operations.ts'

const VersionDialog = lazy(() => import('./version-dialog.tsx'))

type Props = { page: DraftView; onUse: (older: { texts: PageTexts }) => void }

/** All published versions, with who published them and when. */
export default function VersionsPanel({ page: { slug, published }, onUse }: Props) {
  const { t } = useTranslation()
  const versions = useInfiniteQuery(versionsQuery(useSource(), slug))
  const [open, setOpen] = useState<number | null>(null)
  const items = versions.data?.pages.flatMap((each) => each.items)
  return (
    <Panel title={t('pages.admin.versions')}>
      {versions.isLoadingError && <FailedNotice text={t('pages.admin.failed')} onRetry={() => void versions.refetch()} />}
      {versions.isPending && <Skeleton className="h-24" />}
      {items?.length === 0 && <p className="text-muted-foreground">{t('pages.admin.noVersions')}</p>}
      {items && items.length > 0 && (
        <ul className="divide-y">
          {items.map((version) => (
            <Version
              key={version.number}
              version={version}
              isCurrent={version.number === published?.version}
              onOpen={() => setOpen(version.number)}
            />
          ))}
        </ul>
      )}
      <LoadMore
        more={versions.hasNextPage}
        busy={versions.isFetchingNextPage}
        error={versions.isFetchNextPageError ? versions.error : null}
        onMore={() => void versions.fetchNextPage()}
      />
      <Suspense fallback={null}>
        {open !== null && <VersionDialog slug={slug} number={open} onUse={onUse} onClose={() => setOpen(null)} />}
      </Suspense>
    </Panel>
  )
}

function Version({ version, isCurrent, onOpen }: { version: VersionSummary; isCurrent: boolean; onOpen: () => void }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { publishedAt, publishedBy } = version
  const number = formatNumber(version.number, locale)
  return (
    <li className="flex items-center justify-between gap-3 py-2.5 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {t('pages.admin.version', { number })}
          {isCurrent && <Badge tone="success">{t('pages.admin.current')}</Badge>}
        </p>
        <p className="text-xs text-muted-foreground">
          {formatMoment(publishedAt, locale)}
          {publishedBy && (
            <>
              {' · '}
              <bdi>{publishedBy}</bdi>
            </>
          )}
        </p>
      </div>
      <Button look="quiet" size="sm" aria-label={t('pages.admin.readOf', { number })} onClick={onOpen}>
        {t('pages.admin.read')}
      </Button>
    </li>
  )
}
