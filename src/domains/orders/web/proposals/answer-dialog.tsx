import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextArea } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ProposalView } from '../../contract.ts'
import { type ProposalAct, useProposalAct } from './queries.ts'

type Step = 'decline' | 'dispute' | 'answerDispute'

const ACTS: Record<Step, ProposalAct<{ text: string }>> = {
  decline: {
    shopper: (api, { text, ...named }, how) => api.decline({ ...named, answer: text }, how),
    vendor: (api, { text, ...named }, how) => api.decline({ ...named, answer: text }, how),
  },
  dispute: { shopper: (api, { text, ...named }, how) => api.dispute({ ...named, message: text }, how) },
  answerDispute: { vendor: (api, { text, ...named }, how) => api.answerDispute({ ...named, answer: text }, how) },
}

const DRAFTS: Record<Step, { draft: string }> = {
  decline: { draft: 'orders.proposals.decline' },
  dispute: { draft: 'orders.proposals.dispute' },
  answerDispute: { draft: 'orders.vendor.proposals.answerDispute' },
}

/**
 * Why somebody declines a proposal or disputes a refusal. Shoppers may decline without a reason. Keys: orders.proposal.answerLabel.*,
 * orders.proposal.answerTitle.*, orders.proposal.done.*, orders.proposal.step.*
 */
export default function AnswerDialog({ proposal, step, onClose }: { proposal: ProposalView; step: Step; onClose: () => void }) {
  const { t } = useTranslation()
  const required = step !== 'decline' || proposal.viewer === 'vendor'
  const form = useOperationForm({
    defaults: { text: '' },
    operation: useProposalAct(proposal, ACTS[step]),
    input: ({ text }) => ({ text: text.trim() }),
    draft: `${DRAFTS[step].draft} ${proposal.id}`,
    words: 'orders',
    onDone: () => {
      toast({ title: t(`orders.proposal.done.${step}`) })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(`orders.proposal.answerTitle.${step}`)}
      submit={t(`orders.proposal.step.${step}`)}
      look={step === 'decline' ? 'destructive' : 'primary'}
      onClose={onClose}
    >
      <TextArea
        {...form.field('text', { required, maxLength: 2000 })}
        dir="auto"
        rows={4}
        label={t(`orders.proposal.answerLabel.${step}`)}
      />
    </FormDialog>
  )
}
