import { useInfiniteQuery } from '@tanstack/react-query'
import { CalendarDays, Plus, Rss } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Empty } from '#platform/web/ui/empty.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { GroupView } from '../../contract.ts'
import { EventCard } from './event-card.tsx'
import { eventsQuery, type When } from './queries.ts'

const CalendarDialog = lazyPart(() => import('../calendars/calendar-dialog.tsx'))
const EventDialog = lazyPart(() => import('./event-dialog.tsx'))

/** What comes, and what was. Keys: groups.events.upcoming, groups.events.past, groups.events.none.* */
export default function EventsTab({ group: { id, name, moderates } }: { group: GroupView }) {
  const { t } = useTranslation()
  const [when, setWhen] = useState<When>('upcoming')
  const [subscribing, setSubscribing] = useState(false)
  const [creating, setCreating] = useState(false)
  const list = useInfiniteQuery(eventsQuery(useSource(), id, when))
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  const create = (
    <Button onClick={() => setCreating(true)}>
      <Plus aria-hidden className="size-4" />
      {t('groups.events.create.open')}
    </Button>
  )
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={t('groups.events.which')}
          choices={(['upcoming', 'past'] as const).map((value) => ({ value, label: t(`groups.events.${value}`) }))}
          value={when}
          onChange={setWhen}
        />
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" onClick={() => setSubscribing(true)}>
            <Rss aria-hidden className="size-4" />
            {t('groups.calendar.open')}
          </Button>
          {moderates && items.length > 0 && create}
        </div>
      </div>
      {list.isLoadingError && <FailedNotice text={t('groups.events.failed')} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton className="h-48 rounded-lg" />}
      {list.data && items.length === 0 && (
        <Empty icon={CalendarDays} title={t(`groups.events.none.${when}`)} text={t(`groups.events.none.${when}Text`)}>
          {moderates && when === 'upcoming' && create}
        </Empty>
      )}
      <ul aria-label={t('groups.tab.events')} className="space-y-4">
        {items.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
      </ul>
      <LoadMore more={list.hasNextPage} busy={list.isFetchingNextPage} error={list.error} onMore={() => void list.fetchNextPage()} />
      {subscribing && <CalendarDialog group={{ id, name }} onClose={() => setSubscribing(false)} />}
      {creating && <EventDialog groupId={id} event={null} onClose={() => setCreating(false)} />}
    </div>
  )
}
