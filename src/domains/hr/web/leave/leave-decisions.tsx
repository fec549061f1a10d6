import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { LeaveRequestRecord } from '../../contract.ts'
import { useCancelLeaveRequest } from './leave-queries.ts'

const DecisionDialog = lazy(() => import('./decision-dialog.tsx'))

/** Approves, rejects or cancels; a decision that the reader can't make is disabled, and the page says why. */
export function LeaveDecisions({ leave, workspaceId }: { leave: LeaveRequestRecord; workspaceId: string }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState<'approve' | 'reject' | 'cancel' | null>(null)
  const cancel = useCancelLeaveRequest(workspaceId)
  const { id, status, blocked, employee } = leave
  if (status === 'Rejected' || status === 'Cancelled') return null
  const close = () => setAsking(null)
  const why = blocked ? { disabled: true, title: t('hr.leave.ownRequest') } : {}
  return (
    <>
      {status === 'Pending' && (
        <Button {...why} onClick={() => setAsking('approve')}>
          {t('hr.leave.approve')}
        </Button>
      )}
      <Button look="secondary" {...why} onClick={() => setAsking('reject')}>
        {t('hr.leave.reject')}
      </Button>
      <Button look="danger" onClick={() => setAsking('cancel')}>
        {t('hr.leave.cancel')}
      </Button>
      {(asking === 'approve' || asking === 'reject') && (
        <Suspense>
          <DecisionDialog decision={asking} leave={leave} workspaceId={workspaceId} onClose={close} />
        </Suspense>
      )}
      <Confirm
        open={asking === 'cancel'}
        onOpenChange={close}
        title={t('hr.leave.cancelTitle', { name: employee.name })}
        action={t('hr.leave.cancelAction')}
        danger
        words="hr"
        onConfirm={async () => {
          await cancel.mutateAsync({ requestId: id })
          toast({ title: t('hr.leave.cancelled') })
        }}
      >
        <p>{t('hr.leave.cancelText')}</p>
      </Confirm>
    </>
  )
}
