import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { Matrix } from './matrix.tsx'
import { PushPanel } from './push-panel.tsx'
import { settingsQuery } from './queries.ts'
import { TimesPanel } from './times-panel.tsx'

/** Everything saves at once. */
export default function NotificationsTab() {
  const { t } = useTranslation()
  const { data, isLoadingError, refetch } = useQuery(settingsQuery(useSource()))
  if (isLoadingError) return <FailedNotice text={t('notifications.settings.failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96 rounded-lg" />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Matrix kinds={data.kinds} />
      <PushPanel settings={data} />
      <TimesPanel settings={data} />
    </div>
  )
}
