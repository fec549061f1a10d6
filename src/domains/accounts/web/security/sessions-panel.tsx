import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useRevokeOtherSessions, useRevokeSession } from './operations.ts'
import { type Session, sessionsQuery } from './queries.ts'
import { useDeviceName } from './use-device-name.ts'

const PHONES = /^(?:iPhone|Android)$/

export function SessionsPanel() {
  const { t } = useTranslation()
  const { data: sessions, isPending, isLoadingError, refetch } = useQuery(sessionsQuery(useSource()))
  const revokeOthers = useRevokeOtherSessions()
  const [asking, setAsking] = useState(false)
  return (
    <Panel title={t('accounts.sessions.title')} lead={t('accounts.sessions.lead')}>
      {isPending && <Skeleton className="h-20" />}
      {isLoadingError && <FailedNotice text={t('accounts.sessions.loadFailed')} onRetry={() => void refetch()} />}
      <ul className="divide-y rounded-md border empty:hidden">
        {sessions?.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions && sessions.length > 1 && (
        <Button look="danger" className="-ms-4 mt-3" onClick={() => setAsking(true)}>
          {t('accounts.sessions.endOthers')}
        </Button>
      )}
      <Confirm
        danger
        open={asking}
        onOpenChange={setAsking}
        title={t('accounts.sessions.endOthersTitle')}
        action={t('accounts.sessions.endOthers')}
        words="accounts"
        onConfirm={async () => {
          const { ended } = await revokeOthers.mutateAsync(undefined)
          toast({ title: t('accounts.sessions.ended', { count: ended }) })
        }}
      >
        <p>{t('accounts.sessions.endOthersText')}</p>
      </Confirm>
    </Panel>
  )
}

function SessionRow({ session }: { session: Session }) {
  const { t } = useTranslation()
  const revoke = useRevokeSession()
  const name = useDeviceName()(session)
  const Icon = PHONES.test(session.system ?? '') ? Smartphone : Monitor
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 p-4">
      <Icon aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <bdi>{name}</bdi>
          {session.current && <Badge tone="success">{t('accounts.sessions.here')}</Badge>}
        </p>
        <p className="text-xs text-muted-foreground">
          <bdi dir="ltr">{session.address}</bdi>
          {' · '}
          {t('accounts.sessions.seen')} <RelativeTime iso={session.lastSeenAt} />
        </p>
      </div>
      {!session.current && (
        <Button
          look="quiet"
          size="sm"
          className="-me-2 max-sm:ms-6"
          busy={revoke.isPending}
          aria-label={t('accounts.sessions.endOf', { name })}
          onClick={() =>
            revoke.mutate(
              { id: session.id },
              {
                onSuccess: () => toast({ title: t('accounts.sessions.ended', { count: 1 }) }),
                onError: (error) =>
                  toast({
                    variant: 'destructive',
                    title: t('accounts.sessions.notEnded'),
                    description: failureText(t, error, 'accounts'),
                  }),
              },
            )
          }
        >
          {t('accounts.sessions.end')}
        </Button>
      )}
    </li>
  )
}
