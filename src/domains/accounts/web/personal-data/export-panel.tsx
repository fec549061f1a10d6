import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { errorCode, failureText } from '#platform/web/failure.ts'
import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Badge, type Tone } from '#platform/web/ui/badge.tsx'
import { Button, buttonClasses } from '#platform/web/ui/button.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ExportView } from '../../contract.ts'
import { useRequestExport } from './operations.ts'
import { archivePath, exportsQuery } from './queries.ts'

export function ExportPanel() {
  const { t } = useTranslation()
  const { data: made, isPending, isLoadingError, refetch } = useQuery(exportsQuery(useSource()))
  const request = useRequestExport()
  const preparing = made?.some(({ state }) => state === 'preparing') ?? false

  function ask() {
    request.mutate(undefined, {
      onSuccess: () => toast({ title: t('accounts.export.asked'), description: t('accounts.export.askedText') }),
      onError: (error) => {
        if (errorCode(error) === 'REAUTHENTICATION_NEEDED') return
        toast({ variant: 'destructive', title: t('accounts.export.notAsked'), description: failureText(t, error, 'accounts.export') })
      },
    })
  }

  return (
    <Panel title={t('accounts.export.title')} lead={t('accounts.export.lead')}>
      {isPending && <Skeleton className="mb-5 h-20" />}
      {isLoadingError && <FailedNotice text={t('accounts.export.loadFailed')} onRetry={() => void refetch()} />}
      <ul className="mb-5 divide-y rounded-md border empty:hidden">
        {made?.map((archive) => (
          <ExportRow key={archive.id} archive={archive} />
        ))}
      </ul>
      <Button look="secondary" busy={request.isPending || preparing} onClick={ask}>
        {preparing ? t('accounts.export.underway') : t('accounts.export.request')}
      </Button>
    </Panel>
  )
}

const TONES: Record<ExportView['state'], Tone> = { preparing: 'accent', ready: 'success', failed: 'destructive' }

/** Keys: accounts.export.state.* */
function ExportRow({ archive: { id, state, requestedAt, expiresAt, bytes } }: { archive: ExportView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={TONES[state]}>{t(`accounts.export.state.${state}`)}</Badge>
          {bytes !== null && <span className="tabular-nums">{formatBytes(bytes, locale)}</span>}
        </p>
        <p className="mt-1.5 text-xs text-muted-foreground">
          {t('accounts.export.requested')} <RelativeTime iso={requestedAt} />
          {state === 'ready' && expiresAt && (
            <>
              {' · '}
              {t('accounts.export.deleted')} <RelativeTime iso={expiresAt} />
            </>
          )}
        </p>
        {state === 'failed' && <p className="mt-1.5 text-xs">{t('accounts.export.failedText')}</p>}
      </div>
      {state === 'ready' && (
        <a href={archivePath(id)} download className={buttonClasses('secondary', 'sm')}>
          <Download aria-hidden className="size-4" />
          {t('accounts.export.download')}
        </a>
      )}
    </li>
  )
}
