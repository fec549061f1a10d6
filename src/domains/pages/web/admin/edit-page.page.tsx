/** The draft of a page, its publication and its versions. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyIsland } from '#platform/web/lazy-island.ts'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { useSource } from '#platform/web/source.ts'
import { MissingRecord } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { PageSlug } from '../../contract/limits.ts'
import type { PageTexts } from '../../contract.ts'
import { ADMIN_PAGES, adminPagePath, isPageSlug } from '../paths.ts'
import type { Route } from './+types/edit-page.page.ts'
import { draftQuery } from './operations.ts'
import { PageBadges } from './page-badge.tsx'

const PageForm = lazyIsland(() => import('./page-form.tsx'))
const Publication = lazyIsland(() => import('./publication.tsx'))
const VersionsPanel = lazyIsland(() => import('./versions-panel.tsx'))

export default function EditPagePage({ params: { slug } }: Route.ComponentProps) {
  return isPageSlug(slug) ? <EditPage key={slug} slug={slug} /> : <MissingRecord />
}

/** Keys: pages.name.* */
function EditPage({ slug }: { slug: PageSlug }) {
  const { t } = useTranslation()
  const { data: page, isLoadingError, refetch } = useQuery(draftQuery(useSource(), slug))
  const [unsaved, setUnsaved] = useState(false)
  const [older, setOlder] = useState<{ texts: PageTexts } | null>(null)
  const title = t(`pages.name.${slug}`)
  return (
    <>
      <PageHead title={title} hidden />
      {isLoadingError && <FailedNotice text={t('pages.admin.failed')} onRetry={() => void refetch()} />}
      {!page && !isLoadingError && <Skeleton className="h-96 rounded-lg" />}
      {page && (
        <RecordPage
          level={2}
          title={title}
          list={{ label: t('pages.title'), path: ADMIN_PAGES }}
          path={adminPagePath(slug)}
          badges={<PageBadges page={page} />}
          aside={
            <>
              <Publication page={page} unsaved={unsaved} />
              <VersionsPanel page={page} onUse={setOlder} />
            </>
          }
        >
          <PageForm page={page} older={older} onUnsaved={setUnsaved} />
        </RecordPage>
      )}
    </>
  )
}
