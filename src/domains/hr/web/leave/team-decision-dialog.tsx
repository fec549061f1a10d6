import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextArea } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_REASON } from '../../contract/leave-limits.ts'
import type { TeamLeaveRequest } from '../../contract.ts'
import type { LeaveDecision } from './leave-queries.ts'
import { useDecideTeamLeave } from './my-leave-queries.ts'
import { useLeaveText } from './use-leave-text.ts'

type Props = { decision: 'approve' | 'reject'; leave: TeamLeaveRequest; onClose: () => void }

/** A manager decides; a rejection says why. */
export default function TeamDecisionDialog({ decision, leave, onClose }: Props) {
  const { t } = useTranslation()
  const { span } = useLeaveText()
  const isApproval = decision === 'approve'
  const form = useOperationForm<{ note: string }, LeaveDecision, unknown>({
    defaults: { note: '' },
    operation: useDecideTeamLeave(decision),
    input: ({ note }) => ({ requestId: leave.id, note: note.trim() }),
    draft: `hr.teamLeave.${decision} ${leave.id}`,
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
      <TextArea {...form.field('note', { required: !isApproval, maxLength: MAX_REASON })} dir="auto" label={t('hr.leave.field.note')} />
    </FormDialog>
  )
}
