import approveFields from 'virtual:form-fields/approvals.requests.approve'
import rejectFields from 'virtual:form-fields/approvals.requests.reject'
import { useTranslation } from 'react-i18next'
import { CreateForm } from '#platform/web/form/schema/schema-form.tsx'
import { Modal } from '#platform/web/ui/modal.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ApprovalRequestRecord } from '../contract.ts'
import { type Answer, useAnswer } from './operations.ts'
import type { Origin } from './queries.ts'

const FIELDS = { approve: approveFields, reject: rejectFields }

type Props = { origin: Origin; request: ApprovalRequestRecord; answer: Answer; onClose: () => void }

/**
 * Approves or rejects with a note. Keys: approvals.approve.field.*, approvals.approve.hint.*, approvals.approve.failure.*,
 * approvals.reject.field.*, approvals.reject.hint.*, approvals.reject.failure.*
 */
export default function AnswerDialog({ origin, request: { id, what, author }, answer, onClose }: Props) {
  const { t } = useTranslation()
  const names = { what, name: author?.name ?? t('approvals.gone') }
  return (
    <Modal open onOpenChange={onClose} firm title={t(`approvals.${answer}.title`, names)} lead={t(`approvals.${answer}.lead`, names)}>
      <CreateForm
        inline
        fields={FIELDS[answer]}
        fixed={{ requestId: id }}
        kinds={{ note: 'lines' }}
        operation={useAnswer(origin, answer)}
        draft={answer === 'approve' ? `approvals.requests.approve ${id}` : `approvals.requests.reject ${id}`}
        words={`approvals.${answer}`}
        submit={t(`approvals.${answer}.begin`)}
        onDone={() => {
          toast({ title: t(`approvals.${answer}.done`) })
          onClose()
        }}
      />
    </Modal>
  )
}
