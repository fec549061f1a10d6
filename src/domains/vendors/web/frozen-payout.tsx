import { Snowflake } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWorkspace } from '#domains/workspaces/web/index.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useConfirmPayout, useRemovePayout } from './shop/operations.ts'

/** Shown while the payout account is frozen. The owner confirms or removes it; everybody else reads why nothing is paid out. */
export default function FrozenPayout({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const owns = useWorkspace()?.role === 'owner'
  const confirm = useConfirmPayout(workspaceId)
  const remove = useRemovePayout(workspaceId)
  const [asking, setAsking] = useState<'confirm' | 'remove' | null>(null)
  const close = () => setAsking(null)
  return (
    <div role="status" className="flex gap-3 rounded-md border border-warning p-4">
      <Snowflake aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
      <div className="min-w-0">
        <p className="font-semibold">{t('vendors.payout.frozenTitle')}</p>
        <p className="mt-1 text-muted-foreground">{owns ? t('vendors.payout.frozenText') : t('vendors.payout.frozenForOthers')}</p>
        {owns && (
          <div className="mt-3 flex flex-wrap gap-3">
            <Button look="secondary" onClick={() => setAsking('confirm')}>
              {t('vendors.payout.confirm')}
            </Button>
            <Button look="danger" onClick={() => setAsking('remove')}>
              {t('vendors.payout.remove')}
            </Button>
          </div>
        )}
      </div>
      <Confirm
        open={asking === 'confirm'}
        onOpenChange={close}
        title={t('vendors.payout.confirmTitle')}
        action={t('vendors.payout.confirm')}
        words="vendors"
        onConfirm={async () => {
          await confirm.mutateAsync(undefined)
          toast({ title: t('vendors.payout.confirmed') })
        }}
      >
        <p>{t('vendors.payout.confirmText')}</p>
      </Confirm>
      <Confirm
        danger
        open={asking === 'remove'}
        onOpenChange={close}
        title={t('vendors.payout.removeTitle')}
        action={t('vendors.payout.remove')}
        words="vendors"
        onConfirm={async () => {
          await remove.mutateAsync(undefined)
          toast({ title: t('vendors.payout.removed') })
        }}
      >
        <p>{t('vendors.payout.removeText')}</p>
      </Confirm>
    </div>
  )
}
