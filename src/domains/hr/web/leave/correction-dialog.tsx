import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { formatYear } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { NumberField, type Typed } from '#platform/web/inputs/number-field.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { BALANCE_TYPES, type BalanceType, MAX_CORRECTION_DAYS, MAX_REASON } from '../../contract/leave-limits.ts'
import type { BalanceRecord } from '../../contract.ts'
import { type CorrectionInput, useCreateCorrection } from './calendar-queries.ts'
import { controlled } from './form-inputs.ts'

type Values = { type: BalanceType; days: Typed; note: string }
type Props = { employeeId: string; year: number; workspaceId: string; onClose: () => void }

/** Adds days to a balance, or takes some away; both with a reason. Keys: hr.leave.type.* */
export default function CorrectionDialog({ employeeId, year, workspaceId, onClose }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const form = useOperationForm<Values, CorrectionInput, BalanceRecord>({
    defaults: { type: 'annual', days: null, note: '' },
    operation: useCreateCorrection(workspaceId),
    input: ({ type, days, note }) => ({ employeeId, type, year, hundredths: Math.round(Number(days) * 100), note: note.trim() }),
    draft: `hr.leave.corrections.create ${employeeId}`,
    words: 'hr',
    marks: { NOT_ENOUGH_LEAVE: 'days' },
    onDone() {
      toast({ title: t('hr.balances.corrected') })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('hr.balances.correctTitle', { year: formatYear(year, locale) })}
      lead={t('hr.balances.correctLead')}
      submit={t('hr.balances.correct')}
      onClose={onClose}
    >
      <SelectField {...form.field('type', { required: true })} label={t('hr.leave.field.type')}>
        {BALANCE_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`hr.leave.type.${type}`)}
          </option>
        ))}
      </SelectField>
      <NumberField
        {...controlled<Typed, Values>(form, 'days', null, {
          required: true,
          number: true,
          min: -MAX_CORRECTION_DAYS,
          max: MAX_CORRECTION_DAYS,
        })}
        label={t('hr.balances.days')}
        hint={t('hr.balances.daysHint')}
      />
      <TextField {...form.field('note', { required: true, maxLength: MAX_REASON })} dir="auto" label={t('hr.leave.field.reason')} />
    </FormDialog>
  )
}
