import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCode, failureText } from '#platform/web/failure.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useBeginTotp, useRemoveTotp, useRenewRecoveryCodes } from './operations.ts'
import type { Security } from './queries.ts'
import type { Enrollment } from './totp-dialog.tsx'

const TotpDialog = lazy(() => import('./totp-dialog.tsx'))
const RecoveryDialog = lazy(() => import('./recovery-dialog.tsx'))

/** With this many codes left or fewer, the panel warns. */
const FEW_CODES = 3

export function TotpPanel({ security: { totp, recoveryCodesLeft } }: { security: Security }) {
  const { t } = useTranslation()
  const begin = useBeginTotp()
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null)
  const tell = useFailureToast()
  return (
    <Panel
      title={t('accounts.totp.title')}
      lead={t('accounts.totp.lead')}
      aside={<Badge tone={totp ? 'success' : 'neutral'}>{totp ? t('accounts.totp.on') : t('accounts.totp.off')}</Badge>}
    >
      {totp ? (
        <Enabled enabledAt={totp.enabledAt} codesLeft={recoveryCodesLeft} />
      ) : (
        <Button busy={begin.isPending} onClick={() => begin.mutate(undefined, { onSuccess: setEnrollment, onError: tell })}>
          {t('accounts.totp.setUp')}
        </Button>
      )}
      {enrollment && (
        <Suspense fallback={null}>
          <TotpDialog enrollment={enrollment} onClose={() => setEnrollment(null)} />
        </Suspense>
      )}
    </Panel>
  )
}

function Enabled({ enabledAt, codesLeft }: { enabledAt: string; codesLeft: number }) {
  const { t } = useTranslation()
  const remove = useRemoveTotp()
  const renew = useRenewRecoveryCodes()
  const [asking, setAsking] = useState<'remove' | 'renew' | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const close = () => setAsking(null)
  return (
    <>
      <p className="text-muted-foreground">
        {t('accounts.totp.since')} <RelativeTime iso={enabledAt} />
      </p>
      <p className={codesLeft <= FEW_CODES ? 'mt-1 font-medium text-warning' : 'mt-1 text-muted-foreground'}>
        {t('accounts.totp.codesLeft', { count: codesLeft })}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => setAsking('renew')}>
          {t('accounts.totp.renew')}
        </Button>
        <Button look="danger" onClick={() => setAsking('remove')}>
          {t('accounts.totp.turnOff')}
        </Button>
      </div>
      <Confirm
        open={asking === 'renew'}
        onOpenChange={close}
        title={t('accounts.totp.renewTitle')}
        action={t('accounts.totp.renew')}
        words="accounts"
        onConfirm={async () => setCodes((await renew.mutateAsync(undefined)).codes)}
      >
        <p>{t('accounts.totp.renewText')}</p>
      </Confirm>
      <Confirm
        danger
        open={asking === 'remove'}
        onOpenChange={close}
        title={t('accounts.totp.turnOffTitle')}
        action={t('accounts.totp.turnOff')}
        words="accounts"
        onConfirm={async () => {
          await remove.mutateAsync(undefined)
          toast({ title: t('accounts.totp.turnedOff') })
        }}
      >
        <p>{t('accounts.totp.turnOffText')}</p>
      </Confirm>
      {codes && (
        <Suspense fallback={null}>
          <RecoveryDialog codes={codes} onClose={() => setCodes(null)} />
        </Suspense>
      )}
    </>
  )
}

/** A canceled reauthentication is not reported: the user knows that nothing changed. */
function useFailureToast(): (error: unknown) => void {
  const { t } = useTranslation()
  return (error) => {
    if (errorCode(error) === 'REAUTHENTICATION_NEEDED') return
    toast({ variant: 'destructive', title: t('accounts.totp.notBegun'), description: failureText(t, error, 'accounts.totp') })
  }
}
