/** The newest notifications below the bell. Opening it marks them seen, not read. */
import { useQuery } from '@tanstack/react-query'
import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Popover } from '#platform/web/ui/popover.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { NotificationRow } from './notification-row.tsx'
import { newestQuery, summaryQuery, useReadAllNotifications, useSeeNotifications } from './queries.ts'
import { useOpenNotification } from './use-open-notification.ts'

export default function BellPanel({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const { data: summary } = useQuery(summaryQuery(useSource()))
  const readAll = useReadAllNotifications()
  const { mutate: see } = useSeeNotifications()
  const unseen = summary?.unseen ?? 0
  // What arrives while the panel is open is seen, too.
  useEffect(() => {
    if (open && unseen > 0) see(undefined)
  }, [open, unseen, see])
  const close = () => setOpen(false)
  return (
    <Popover
      label={t('notifications.title')}
      trigger={trigger}
      open={open}
      onOpenChange={setOpen}
      align="end"
      flush
      className="flex w-96 flex-col overflow-hidden"
    >
      <header className="flex min-h-12 items-center justify-between gap-2 border-b ps-4 pe-1">
        <h2 className="font-semibold">{t('notifications.title')}</h2>
        {summary && summary.unread > 0 && (
          <Button look="quiet" size="sm" busy={readAll.isPending} onClick={() => readAll.mutate(null)}>
            {t('notifications.readAll')}
          </Button>
        )}
      </header>
      <div className="min-h-0 grow overflow-y-auto">{open && <Newest onDone={close} />}</div>
      <Link
        to="/notifications"
        onClick={close}
        className="flex min-h-12 shrink-0 items-center justify-center border-t text-sm font-semibold text-primary transition hover:bg-muted"
      >
        {t('notifications.viewAll')}
      </Link>
    </Popover>
  )
}

function Newest({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const { data, isLoadingError, refetch } = useQuery(newestQuery(useSource()))
  const openPlace = useOpenNotification()
  if (isLoadingError) return <FailedNotice text={t('notifications.failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="m-4 h-40 rounded-md" />
  if (data.length === 0) return <p className="px-4 py-10 text-center text-sm text-muted-foreground">{t('notifications.bell.empty')}</p>
  return (
    <ul className="divide-y">
      {data.map((notification) => (
        <NotificationRow
          key={notification.id}
          notification={notification}
          onSettings={onDone}
          onOpen={(opened) => {
            onDone()
            void openPlace(opened)
          }}
        />
      ))}
    </ul>
  )
}
