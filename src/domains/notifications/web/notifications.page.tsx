import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { BellRing, CheckCheck, Settings2, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { NOTIFICATION_AREAS } from '#platform/shared/notifications.ts'
import { useSource } from '#platform/web/source.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Empty, NoResults } from '#platform/web/ui/empty.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useUndoToast } from '#platform/web/ui/use-undo-toast.ts'
import { NotificationRow } from './notification-row.tsx'
import {
  type ListFilter,
  listQuery,
  summaryQuery,
  useClearNotifications,
  useReadAllNotifications,
  useRestoreNotifications,
} from './queries.ts'
import { useOpenNotification } from './use-open-notification.ts'

/** Keys: notifications.area.* */
export default function NotificationsPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const area = NOTIFICATION_AREAS.find((each) => each === search.get('area')) ?? null
  const filter: ListFilter = { unread: search.get('show') === 'unread', area }
  const change = (name: string, value: string | null) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      if (value === null) next.delete(name)
      else next.set(name, value)
      return next
    })
  return (
    <main id="content" className="mx-auto w-full max-w-3xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={t('notifications.title')} hidden />
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-bold tracking-tight">{t('notifications.title')}</h1>
        <Actions area={area} />
      </header>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={t('notifications.show.label')}
          choices={[
            { value: 'all', label: t('notifications.show.all') },
            { value: 'unread', label: t('notifications.show.unread') },
          ]}
          value={filter.unread ? 'unread' : 'all'}
          onChange={(show) => change('show', show === 'unread' ? show : null)}
        />
        <Select
          aria-label={t('notifications.area.label')}
          value={area ?? ''}
          onChange={(event) => change('area', event.target.value || null)}
          className="w-52 max-sm:w-full"
        >
          <option value="">{t('notifications.area.all')}</option>
          {NOTIFICATION_AREAS.map((each) => (
            <option key={each} value={each}>
              {t(`notifications.area.${each}`)}
            </option>
          ))}
        </Select>
      </div>
      <List filter={filter} onClear={() => setSearch({})} />
    </main>
  )
}

function Actions({ area }: Pick<ListFilter, 'area'>) {
  const { t } = useTranslation()
  const { data: summary } = useQuery(summaryQuery(useSource()))
  const readAll = useReadAllNotifications()
  const clear = useClearNotifications()
  const restore = useRestoreNotifications()
  const undoToast = useUndoToast()
  async function clearAll() {
    const { clearingId, cleared } = await clear.mutateAsync(area)
    if (cleared === 0) return
    undoToast({
      title: t('notifications.cleared', { count: cleared }),
      undo: () => restore.mutateAsync({ clearingId }),
      words: 'notifications',
    })
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button look="secondary" disabled={!summary || summary.unread === 0} busy={readAll.isPending} onClick={() => readAll.mutate(area)}>
        <CheckCheck aria-hidden className="size-4" />
        {t('notifications.readAll')}
      </Button>
      <Button look="secondary" busy={clear.isPending} onClick={() => void clearAll().catch(() => undefined)}>
        <Trash2 aria-hidden className="size-4" />
        {t('notifications.clear')}
      </Button>
      <ButtonLink to="/settings?tab=notifications" look="secondary">
        <Settings2 aria-hidden className="size-4" />
        {t('notifications.settings.open')}
      </ButtonLink>
    </div>
  )
}

function List({ filter, onClear }: { filter: ListFilter; onClear: () => void }) {
  const { t } = useTranslation()
  const { data, isLoadingError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, error } = useInfiniteQuery(
    listQuery(useSource(), filter),
  )
  const openPlace = useOpenNotification()
  if (isLoadingError) return <FailedNotice text={t('notifications.failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="mt-5 h-96 rounded-lg" />
  const items = data.pages.flatMap((page) => page.items)
  if (items.length === 0)
    return (
      <div className="mt-5">
        {filter.unread || filter.area ? (
          <NoResults text={t('notifications.noResults')} onClear={onClear} />
        ) : (
          <Empty icon={BellRing} title={t('notifications.empty.title')} text={t('notifications.empty.text')} />
        )}
      </div>
    )
  return (
    <>
      <ul className="mt-5 divide-y overflow-hidden rounded-lg border bg-card">
        {items.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} onOpen={(opened) => void openPlace(opened)} />
        ))}
      </ul>
      <LoadMore more={hasNextPage} busy={isFetchingNextPage} error={error} onMore={() => void fetchNextPage()} />
    </>
  )
}
