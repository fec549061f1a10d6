import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { errorCode, failureText } from '#platform/web/failure.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { NotFound } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { groupQuery } from './queries.ts'

const GroupSettings = lazyPart(() => import('./settings/group-settings.tsx'), { Fallback: () => <Skeleton className="h-64 rounded-lg" /> })

/** For those who moderate the group; others do not find it. */
export default function GroupSettingsPage() {
  const { t } = useTranslation()
  const { groupId = '' } = useParams()
  const { data: group, error, isLoadingError, refetch } = useQuery(groupQuery(useSource(), groupId))
  if (errorCode(error) === 'NOT_FOUND' || group?.moderates === false) return <NotFound />
  return (
    <main id="content" className="mx-auto w-full max-w-5xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={t('groups.settings.of', { name: group?.name ?? '' })} hidden />
      {isLoadingError && <FailedNotice text={failureText(t, error, 'groups')} onRetry={() => void refetch()} />}
      {!group && !isLoadingError && <Skeleton className="h-64 rounded-lg" />}
      {group && <GroupSettings group={group} />}
    </main>
  )
}
