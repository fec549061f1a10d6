import { useTranslation } from 'react-i18next'
import type { ReportReason } from '#domains/reports/web/index.ts'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextArea } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { type Action, MAX_STATEMENT, SUSPENSION_DAYS } from '../../contract/limits.ts'
import type { DecisionView } from '../../contract.ts'
import { type Days, type RecordRef, useDecide } from '../queries.ts'
import { ReasonField } from './reason-field.tsx'

type Props = { record: RecordRef; action: Exclude<Action, 'dismiss'>; onDone: (made: DecisionView) => void; onClose: () => void }

/** The statement of reasons is what the author reads. Keys: moderation.ask.*, moderation.days.* */
export default function DecideDialog({ record: { type, id }, action, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { reason: '' as ReportReason | '', text: '', days: '7' as Days },
    operation: useDecide(),
    input: ({ reason, text, days }) => ({
      type,
      id,
      action,
      reason: reason || 'other',
      text: (text ?? '').trim(),
      ...(action === 'suspend' && { days: days ?? '7' }),
    }),
    draft: `moderation.decisions.make ${type} ${id}`,
    words: 'moderation',
    onDone,
  })
  return (
    <FormDialog
      form={form}
      width="lg"
      title={t(`moderation.ask.${action}.title`)}
      lead={t(`moderation.ask.${action}.lead`)}
      submit={t(`moderation.act.${action}`)}
      look={action === 'warn' ? 'primary' : 'destructive'}
      onClose={onClose}
    >
      <ReasonField {...form.field('reason', { required: true })} />
      <TextArea
        {...form.field('text', { required: true, maxLength: MAX_STATEMENT })}
        dir="auto"
        rows={4}
        label={t('moderation.statement')}
        hint={t('moderation.statementHint')}
      />
      {action === 'suspend' && (
        <SelectField {...form.field('days', { required: true })} label={t('moderation.suspendFor')}>
          {SUSPENSION_DAYS.map((days) => (
            <option key={days} value={days}>
              {t(`moderation.days.${days}`)}
            </option>
          ))}
        </SelectField>
      )}
    </FormDialog>
  )
}
