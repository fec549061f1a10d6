/** The pages that an administrator can publish. */
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LANGUAGE_NAMES } from '#platform/web/i18n/names.ts'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { PAGE_SLUGS } from '../../contract/limits.ts'
import type { PageSummary } from '../../contract.ts'
import { adminPagePath } from '../paths.ts'
import { pagePath } from '../published-pages.ts'
import { pagesQuery } from './operations.ts'
import { PageBadges } from './page-badge.tsx'

export default function PagesPage() {
  const { t } = useTranslation()
  const { data: pages, isLoadingError, refetch } = useQuery(pagesQuery(useSource()))
  return (
    <div className="max-w-3xl space-y-6">
      <PageHead title={t('pages.title')} hidden />
      <Panel title={t('pages.title')} lead={t('pages.admin.lead')}>
        {isLoadingError && <FailedNotice text={t('pages.admin.failed')} onRetry={() => void refetch()} />}
        {!pages && !isLoadingError && <Skeleton className="h-64" />}
        {pages && (
          <ul className="divide-y rounded-md border">
            {PAGE_SLUGS.flatMap((slug) => pages.find((page) => page.slug === slug) ?? []).map((page) => (
              <Row key={page.slug} page={page} />
            ))}
          </ul>
        )}
      </Panel>
    </div>
  )
}

/** Keys: pages.name.* */
function Row({ page }: { page: PageSummary }) {
  const { t } = useTranslation()
  const { slug, languages } = page
  return (
    <li>
      <Link
        to={adminPagePath(slug)}
        className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 transition -outline-offset-2! hover:bg-muted"
      >
        <span className="min-w-0 grow basis-48">
          <span className="block font-medium">{t(`pages.name.${slug}`)}</span>
          <span className="block text-xs text-muted-foreground">
            <bdi dir="ltr">{pagePath(slug)}</bdi>
            {languages.length > 0 && ` · ${languages.map((language) => LANGUAGE_NAMES[language]).join(', ')}`}
          </span>
        </span>
        <span className="flex flex-wrap gap-2">
          <PageBadges page={page} />
        </span>
        <ChevronRight aria-hidden className="size-4.5 shrink-0 text-muted-foreground rtl:rotate-180" />
      </Link>
    </li>
  )
}
