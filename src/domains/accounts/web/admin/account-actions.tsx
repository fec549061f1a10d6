import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { AccountView } from '../../contract.ts'
import { useMe } from '../queries.ts'
import { useLiftSuspension, useSetRole } from './operations.ts'

const SuspendDialog = lazy(() => import('./suspend-dialog.tsx'))

type OpenDialog = 'suspend' | 'lift' | 'appoint' | 'dismiss' | null

export default function AccountActions({ account }: { account: AccountView }) {
  const { t } = useTranslation()
  const me = useMe()
  const lift = useLiftSuspension()
  const setRole = useSetRole()
  const [asking, setAsking] = useState<OpenDialog>(null)
  const { id, username: name, role, suspension } = account
  const close = () => setAsking(null)

  if (me?.id === id) return <Panel title={t('accounts.admin.actions')} lead={t('accounts.failure.NOT_ONESELF')} />
  return (
    <Panel title={t('accounts.admin.actions')} lead={t('accounts.admin.actionsLead')}>
      <div className="flex flex-col gap-3">
        {suspension && <Button onClick={() => setAsking('lift')}>{t('accounts.admin.lift')}</Button>}
        <Button look="secondary" onClick={() => setAsking('suspend')}>
          {suspension ? t('accounts.admin.changeSuspension') : t('accounts.admin.suspend')}
        </Button>
        <Button look="secondary" onClick={() => setAsking(role === 'admin' ? 'dismiss' : 'appoint')}>
          {role === 'admin' ? t('accounts.admin.dismiss') : t('accounts.admin.appoint')}
        </Button>
      </div>
      {asking === 'suspend' && (
        <Suspense fallback={null}>
          <SuspendDialog account={account} onClose={close} />
        </Suspense>
      )}
      <Confirm
        open={asking === 'lift'}
        onOpenChange={close}
        title={t('accounts.admin.liftTitle', { name })}
        action={t('accounts.admin.lift')}
        words="accounts"
        onConfirm={async () => {
          await lift.mutateAsync({ id })
          toast({ title: t('accounts.admin.lifted', { name }) })
        }}
      >
        <p>{t('accounts.admin.liftText')}</p>
      </Confirm>
      <Confirm
        open={asking === 'appoint'}
        onOpenChange={close}
        title={t('accounts.admin.appointTitle', { name })}
        action={t('accounts.admin.appoint')}
        words="accounts"
        onConfirm={async () => {
          await setRole.mutateAsync({ id, role: 'admin' })
          toast({ title: t('accounts.admin.appointed', { name }) })
        }}
      >
        <p>{t('accounts.admin.appointText')}</p>
      </Confirm>
      <Confirm
        danger
        open={asking === 'dismiss'}
        onOpenChange={close}
        title={t('accounts.admin.dismissTitle', { name })}
        action={t('accounts.admin.dismiss')}
        words="accounts"
        onConfirm={async () => {
          await setRole.mutateAsync({ id, role: 'user' })
          toast({ title: t('accounts.admin.dismissed', { name }) })
        }}
      >
        <p>{t('accounts.admin.dismissText')}</p>
      </Confirm>
    </Panel>
  )
}
