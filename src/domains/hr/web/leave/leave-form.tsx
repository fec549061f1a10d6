import { useTranslation } from 'react-i18next'
import { RecordSheet } from '#platform/web/form/record-form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { CheckField } from '#platform/web/inputs/choice-fields.tsx'
import { Combobox } from '#platform/web/inputs/combobox.tsx'
import { DateField } from '#platform/web/inputs/date-field.tsx'
import { NumberField, type Typed } from '#platform/web/inputs/number-field.tsx'
import type { Choice } from '#platform/web/inputs/use-choices.ts'
import type { Operation } from '#platform/web/operation.ts'
import { TextArea } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { LEAVE_TYPES, type LeaveType, MAX_REASON } from '../../contract/leave-limits.ts'
import type { LeaveInput, LeaveSpan } from '../../contract.ts'
import { controlled } from './form-inputs.ts'
import { LeaveCountPanel } from './leave-count-panel.tsx'
import type { CountQuery } from './leave-queries.ts'

const HALVES = ['startsAtMidday', 'endsAtMidday'] as const

type Values = {
  employeeId: Choice[]
  type: LeaveType
  /** Whole days and halves, or some hours of one day. */
  unit: 'days' | 'hours'
  startDate: string
  endDate: string
  halves: (typeof HALVES)[number][]
  hours: Typed
  reason: string
}

const EMPTY: Values = {
  employeeId: [],
  type: 'annual',
  unit: 'days',
  startDate: '',
  endDate: '',
  halves: [],
  hours: null,
  reason: '',
}

type Props = {
  /** The only one who can be chosen; without it, `search` finds the others. */
  employee?: { id: string; name: string }
  search?: (q: string) => Promise<Choice[]>
  operation: Operation<LeaveInput, unknown>
  count: (span: LeaveSpan) => CountQuery
  onClose: () => void
}

/** Asks for leave, and shows at once how many working days it takes. Keys: hr.leave.type.*, hr.leave.unit.*, hr.leave.half.* */
export function LeaveForm({ employee, search, operation, count, onClose }: Props) {
  const { t } = useTranslation()
  const form = useOperationForm<Values, LeaveInput, unknown>({
    defaults: { ...EMPTY, employeeId: employee ? [{ id: employee.id, title: employee.name }] : [] },
    operation,
    input: (values) => ({ ...toSpan(values), reason: values.reason.trim() }),
    draft: employee ? `hr.leave.requests.create ${employee.id}` : 'hr.leave.requests.create',
    words: 'hr',
    marks: {
      END_BEFORE_START: 'endDate',
      SPAN_TOO_LONG: 'endDate',
      AFTER_LAST_DAY: 'endDate',
      BEFORE_HIRE_DATE: 'startDate',
      NO_WORKING_DAY: 'startDate',
      PERIOD_PAID: 'startDate',
      LEAVE_OVERLAPS: 'startDate',
      HALF_DAY_EMPTY: 'halves',
      HOURS_TOO_LONG: 'hours',
      NOT_ENOUGH_LEAVE: 'type',
    },
    onDone() {
      toast({ title: t('hr.leave.submitted') })
      onClose()
    },
  })
  const unit = form.fields.watch('unit')
  const isHours = unit === 'hours'
  const span = toSpan(form.fields.watch())
  const isComplete = span.employeeId !== '' && span.startDate !== '' && span.endDate !== '' && (!isHours || span.minutes !== null)
  return (
    <RecordSheet
      form={form}
      title={t('hr.leave.request')}
      description={t('hr.leave.requestLead')}
      submit={t('hr.leave.submit')}
      onClose={onClose}
    >
      {!employee && search && (
        <Combobox
          {...controlled<Choice[], Values>(form, 'employeeId', [], { required: true })}
          label={t('hr.leave.field.employeeId')}
          search={search}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...form.field('type', { required: true })} label={t('hr.leave.field.type')}>
          {LEAVE_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`hr.leave.type.${type}`)}
            </option>
          ))}
        </SelectField>
        <SelectField {...form.field('unit', { required: true })} label={t('hr.leave.field.unit')}>
          <option value="days">{t('hr.leave.unit.days')}</option>
          <option value="hours">{t('hr.leave.unit.hours')}</option>
        </SelectField>
        <DateField
          {...controlled(form, 'startDate', '', { required: true })}
          label={t(isHours ? 'hr.leave.field.day' : 'hr.leave.field.startDate')}
        />
        {isHours ? (
          <NumberField
            {...controlled<Typed, Values>(form, 'hours', null, { required: true, number: true, min: 0.5, max: 24 })}
            label={t('hr.leave.field.hours')}
          />
        ) : (
          <DateField {...controlled(form, 'endDate', '', { required: true })} label={t('hr.leave.field.endDate')} />
        )}
      </div>
      {!isHours && (
        <CheckField
          {...controlled<Values['halves'], Values>(form, 'halves', [])}
          label={t('hr.leave.field.halves')}
          options={HALVES.map((value) => ({ value, label: t(`hr.leave.half.${value}`) }))}
        />
      )}
      <TextArea {...form.field('reason', { maxLength: MAX_REASON })} dir="auto" label={t('hr.leave.field.reason')} />
      <LeaveCountPanel count={count} hint={t(employee ? 'hr.leave.countDates' : 'hr.leave.countHint')} span={isComplete ? span : null} />
    </RecordSheet>
  )
}

/** An empty date of the form is undefined in its values. */
function toSpan(typed: Partial<Values>): LeaveSpan {
  const { employeeId, type, unit, halves, hours } = { ...EMPTY, ...typed }
  const { startDate = '', endDate = '' } = typed
  const isHours = unit === 'hours'
  return {
    employeeId: employeeId[0]?.id ?? '',
    type,
    startDate,
    endDate: isHours ? startDate : endDate,
    startsAtMidday: !isHours && halves.includes('startsAtMidday'),
    endsAtMidday: !isHours && halves.includes('endsAtMidday'),
    minutes: isHours && typeof hours === 'number' ? Math.round(hours * 60) : null,
  }
}
