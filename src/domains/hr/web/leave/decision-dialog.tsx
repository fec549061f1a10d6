import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextArea } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_REASON } from '../../contract/leave-limits.ts'
import type { LeaveRequestRecord, LeaveRequestView } from '../../contract.ts'
import { Clashes } from './clashes.tsx'
import { type LeaveDecision, useDecideLeaveRequest } from './leave-queries.ts'
import { useLeaveText } from './use-leave-text.ts'
import { YearEffects } from './year-effects.tsx'

type Props = { decision: 'approve' | 'reject'; leave: LeaveRequestRecord; workspaceId: string; onClose: () => void }

/** A rejection says why. */
export default function DecisionDialog({ decision, leave, workspaceId, onClose }: Props) {
  const { t } = useTranslation()
  const { span } = useLeaveText()
  const isApproval = decision === 'approve'
  const form = useOperationForm<{ note: string }, LeaveDecision, LeaveRequestView>({
    defaults: { note: '' },
    operation: useDecideLeaveRequest(workspaceId, decision),
    input: ({ note }) => ({ requestId: leave.id, note: note.trim() }),
    draft: `hr.leave.requests.${decision} ${leave.id}`,
    words: 'hr',
    onDone() {
      toast({ title: t(isApproval ? 'hr.leave.approved' : 'hr.leave.rejected') })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(isApproval ? 'hr.leave.approveTitle' : 'hr.leave.rejectTitle', { name: leave.employee.name })}
      lead={span(leave)}
      submit={t(isApproval ? 'hr.leave.approve' : 'hr.leave.reject')}
      look={isApproval ? 'primary' : 'destructive'}
      onClose={onClose}
    >
      {isApproval && (
        <div>
          <YearEffects years={leave.years} />
          <Clashes clashes={leave.clashes} />
        </div>
      )}
      <TextArea {...form.field('note', { required: !isApproval, maxLength: MAX_REASON })} dir="auto" label={t('hr.leave.field.note')} />
    </FormDialog>
  )
}
