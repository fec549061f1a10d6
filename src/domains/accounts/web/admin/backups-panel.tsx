import { useQuery } from '@tanstack/react-query'
import { DatabaseBackup } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { errorCode, failureText } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Empty } from '#platform/web/ui/empty.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { BackupLine } from './backup-line.tsx'
import { LastVerification } from './last-verification.tsx'
import { useRequestBackup } from './operations.ts'
import { backupsQuery, isUnfinished } from './queries.ts'

/** The list of backups, with the button that takes one. */
export function BackupsPanel() {
  const { t } = useTranslation()
  const { data, isLoadingError, refetch } = useQuery(backupsQuery(useSource()))
  const request = useRequestBackup()
  if (isLoadingError) return <FailedNotice text={t('accounts.backups.loadFailed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-48 rounded-lg" />
  const underway = data.backups.some(isUnfinished)

  const ask = () =>
    request.mutate(undefined, {
      onError: (error) => {
        if (errorCode(error) === 'REAUTHENTICATION_NEEDED') return
        toast({ variant: 'destructive', title: t('accounts.backups.notRequested'), description: failureText(t, error, 'accounts') })
      },
    })

  const button = (
    <Button busy={request.isPending || underway} onClick={ask}>
      {underway ? t('accounts.backups.underway') : t('accounts.backups.request')}
    </Button>
  )
  const daily = data.daily ? t('accounts.backups.daily') : t('accounts.backups.notDaily')
  if (data.backups.length === 0) {
    return (
      <Empty icon={DatabaseBackup} title={t('accounts.backups.none')} text={daily}>
        {button}
      </Empty>
    )
  }
  return (
    <Panel title={t('accounts.backups.list')} lead={daily} aside={button}>
      <LastVerification backups={data.backups} />
      <ul className="mt-5 divide-y rounded-md border">
        {data.backups.map((backup) => (
          <BackupLine key={backup.id} backup={backup} />
        ))}
      </ul>
    </Panel>
  )
}
