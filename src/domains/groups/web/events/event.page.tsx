import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { errorCode, failureText } from '#platform/web/failure.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs.tsx'
import { NotFound } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { eventQuery } from './queries.ts'

const OpenEvent = lazyPart(() => import('./open-event.tsx'), { Fallback: () => <Skeleton className="h-64 rounded-lg" /> })

/** An event of a group with who comes and its comments. */
export default function EventPage() {
  const { t } = useTranslation()
  const { groupId = '', eventId = '' } = useParams()
  const navigate = useNavigate()
  const { data: event, error, isLoadingError, refetch } = useQuery(eventQuery(useSource(), eventId))
  if (errorCode(error) === 'NOT_FOUND' || (event && event.groupId !== groupId)) return <NotFound />
  const events = `/groups/${groupId}?tab=events`
  return (
    <main id="content" className="mx-auto w-full max-w-5xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={event?.title ?? t('groups.tab.events')} hidden />
      {isLoadingError && <FailedNotice text={failureText(t, error, 'groups')} onRetry={() => void refetch()} />}
      {!event && !isLoadingError && <Skeleton className="h-64 rounded-lg" />}
      {event && (
        <>
          <Breadcrumbs
            crumbs={[{ label: t('groups.title'), to: '/groups' }, { label: event.groupName, to: events }, { label: event.title }]}
          />
          <OpenEvent event={event} onDeleted={() => void navigate(events)} />
        </>
      )}
    </main>
  )
}
