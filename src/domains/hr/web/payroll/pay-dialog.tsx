import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { RecordDialog } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { DateField } from '#platform/web/inputs/date-field.tsx'
import { MoneyField, type Typed } from '#platform/web/inputs/number-field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_YEARLY_MINOR } from '../../contract/payroll-limits.ts'
import type { EmployeeView, PayView } from '../../contract.ts'
import { type SetPayInput, useSetPay } from './queries.ts'

type Values = { startsOn: string; yearlyMinor: Typed }
type Props = {
  /** Null: pay that begins on another day. */
  pay: PayView | null
  employee: EmployeeView
  workspaceId: string
  onClose: () => void
}

const toValues = ({ startsOn, yearly }: PayView): Values => ({ startsOn, yearlyMinor: yearly.amountMinor })

/** The draft keeps the day; the amount is a secret, so that pay isn't kept on the device. Keys: hr.pay.startsOn, hr.pay.yearlyMinor */
export default function PayDialog({ pay, employee, workspaceId, onClose }: Props) {
  const { t } = useTranslation()
  const form = useEditForm<Values, SetPayInput, PayView>({
    record: pay,
    valuesOf: toValues,
    empty: { startsOn: new Date().toLocaleDateString('sv'), yearlyMinor: null },
    operation: useSetPay(workspaceId),
    input: ({ startsOn, yearlyMinor }, version) => ({ employeeId: employee.id, startsOn, yearlyMinor: Number(yearlyMinor), version }),
    labelOf: (path) => t(`hr.pay.${path}`),
    words: 'hr',
    draft: `hr.pay.set ${employee.id}`,
    onDone() {
      toast({ title: t('hr.pay.saved') })
      onClose()
    },
  })
  const { onChange: _, ref: __, ...startsOn } = form.field('startsOn', { required: true })
  const {
    onChange: _c,
    ref: _r,
    onBlur: _b,
    ...yearly
  } = form.field('yearlyMinor', { required: true, number: true, min: 0, max: MAX_YEARLY_MINOR, secret: true })
  return (
    <RecordDialog
      form={form}
      title={t(pay ? 'hr.pay.edit' : 'hr.pay.add')}
      lead={<bdi>{employee.name}</bdi>}
      submit={t('hr.pay.save')}
      onClose={onClose}
    >
      <DateField
        {...startsOn}
        disabled={pay !== null}
        value={form.fields.watch('startsOn')}
        onChange={(day) => form.fields.setValue('startsOn', day, { shouldDirty: true })}
        label={t('hr.pay.startsOn')}
        hint={pay ? t('hr.pay.dayFixed') : undefined}
      />
      <MoneyField
        {...yearly}
        currency={BASE_CURRENCY}
        value={form.fields.watch('yearlyMinor') ?? null}
        onChange={(amount) => form.fields.setValue('yearlyMinor', amount, { shouldDirty: true })}
        label={t('hr.pay.yearlyMinor')}
        hint={t('hr.pay.zeroEnds')}
      />
    </RecordDialog>
  )
}
