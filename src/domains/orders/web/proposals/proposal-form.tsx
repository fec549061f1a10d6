import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextArea } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { PROPOSAL_KINDS } from '../../contract/states.ts'
import type { ChosenUnits, LineView, ProposalKind, ReturnReason } from '../../contract.ts'
import { type Choosable, stillPossible } from '../line-chooser.tsx'
import { UnitsAndReasonFields } from '../units-and-reason-fields.tsx'
import { proposableUnits } from './proposable.ts'

export type ProposalInput = { kind: ProposalKind; lines: ChosenUnits[]; reason: string; message: string }

export function listProposable(lines: readonly LineView[]): Choosable[] {
  return lines.map((line) => ({ line, most: proposableUnits(line) })).filter(({ most }) => most > 0)
}

/** A single line is chosen from the start, one unit of it. */
export function startProposal(lines: readonly Choosable[]): ProposalInput {
  const only = lines.length === 1 ? lines[0] : undefined
  return { kind: 'refund', lines: only ? [{ position: only.line.position, quantity: 1 }] : [], reason: '', message: '' }
}

export function toProposal({ kind, lines, reason, message }: ProposalInput, possible: readonly Choosable[]) {
  return { kind, lines: stillPossible(lines, possible), reason: reason as ReturnReason, message: message.trim() }
}

type Props = {
  form: OperationForm<ProposalInput>
  lines: readonly Choosable[]
  /** `orders.proposal.request` or `orders.proposal.propose`. */
  words: 'request' | 'propose'
  vendor: string
  preview: (lines: ChosenUnits[]) => ReactNode
  onClose: () => void
}

/** Keys: orders.proposal.kind.*, orders.proposal.propose.*, orders.proposal.request.* */
export function ProposalForm({ form, lines, words, vendor, preview, onClose }: Props) {
  const { t } = useTranslation()
  const chosen = stillPossible(form.fields.watch('lines'), lines)
  return (
    <FormDialog
      form={form}
      width="lg"
      title={t(`orders.proposal.${words}.title`)}
      lead={t(`orders.proposal.${words}.lead`, { vendor })}
      submit={t(`orders.proposal.${words}.submit`)}
      onClose={onClose}
    >
      <SelectField
        {...form.field('kind', { required: true })}
        label={t(words === 'request' ? 'orders.proposal.form.wanted' : 'orders.proposal.form.kind')}
      >
        {PROPOSAL_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`orders.proposal.kind.${kind}`)}
          </option>
        ))}
      </SelectField>
      <UnitsAndReasonFields
        labels={{ lines: t('orders.proposal.form.lines'), reason: t('orders.proposal.form.reason') }}
        lines={lines}
        chosen={chosen}
        onChoose={(next) => form.fields.setValue('lines', next, { shouldDirty: true })}
        reason={form.field('reason', { required: true })}
      />
      <TextArea
        {...form.field('message', { maxLength: 2000 })}
        dir="auto"
        rows={3}
        label={t('orders.proposal.form.message')}
        required={false}
      />
      {form.fields.watch('kind') !== 'replacement' && preview(chosen)}
    </FormDialog>
  )
}
