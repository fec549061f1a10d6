import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { LANGUAGES } from '#platform/shared/language.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { RecordForm } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { DateField } from '#platform/web/inputs/date-field.tsx'
import { MoneyField, type Typed } from '#platform/web/inputs/number-field.tsx'
import { useSource } from '#platform/web/source.ts'
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs.tsx'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_NAME, MAX_NOTES, MAX_SHORT } from '../contract/limits.ts'
import { MAX_YEARLY_MINOR } from '../contract/payroll-limits.ts'
import type { EmployeeInput, EmployeeView } from '../contract.ts'
import { employeePath, LIST } from './paths.ts'
import { chartQuery, type SaveEmployeeInput, useSaveEmployee } from './queries.ts'

/** An empty last day or manager is none. */
type Values = Omit<EmployeeInput, 'lastDay' | 'managerId'> & { lastDay: string; managerId: string; yearlyMinor?: Typed }

const empty = (): Values => ({
  name: '',
  email: '',
  phone: '',
  position: '',
  department: '',
  hireDate: new Date().toLocaleDateString('sv'),
  lastDay: '',
  language: 'en',
  managerId: '',
  notes: '',
  yearlyMinor: null,
})

const toValues = ({ name, email, phone, position, department, hireDate, lastDay, language, manager, notes }: EmployeeView): Values => ({
  name,
  email,
  phone,
  position,
  department,
  hireDate,
  lastDay: lastDay ?? '',
  language,
  managerId: manager?.id ?? '',
  notes,
})

const toInput = ({
  name,
  email,
  phone,
  position,
  department,
  lastDay,
  managerId,
  notes,
  yearlyMinor: _,
  ...rest
}: Values): EmployeeInput => ({
  ...rest,
  name: name.trim(),
  email: email.trim(),
  phone: phone.trim(),
  position: position.trim(),
  department: department.trim(),
  lastDay: lastDay || null,
  managerId: managerId || null,
  notes: notes.trim(),
})

type Props = { employee: EmployeeView | null; workspaceId: string }

/**
 * Creates or edits an employee. Keys: hr.employees.name, hr.employees.email, hr.employees.phone, hr.employees.position,
 * hr.employees.department, hr.employees.hireDate, hr.employees.lastDay, hr.employees.language, hr.employees.managerId, hr.employees.notes,
 * hr.employees.yearlyMinor, hr.language.*
 */
export default function EmployeeForm({ employee, workspaceId }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useEditForm<Values, SaveEmployeeInput, EmployeeView>({
    record: employee,
    valuesOf: toValues,
    empty: empty(),
    operation: useSaveEmployee(workspaceId),
    input: (values, version) => ({
      ...toInput(values),
      ...(employee ? { employeeId: employee.id, version } : { yearlyMinor: Number(values.yearlyMinor ?? 0) }),
    }),
    labelOf: (path) => t(`hr.employees.${path}`),
    draft: employee ? `hr.employees.update ${employee.id}` : 'hr.employees.create',
    words: 'hr',
    guarded: true,
    marks: {
      UNKNOWN_MANAGER: 'managerId',
      MANAGER_IS_SELF: 'managerId',
      MANAGER_LOOP: 'managerId',
      MANAGER_LEAVES: 'managerId',
      HAS_REPORTS: 'lastDay',
      LAST_DAY_TOO_EARLY: 'lastDay',
    },
    onDone(saved) {
      // The form is saved, so leaving the page needs no confirmation.
      form.restart(toValues(saved))
      toast({ title: t(employee ? 'hr.employees.saved' : 'hr.employees.created') })
      return navigate(employeePath(saved.id))
    },
  })
  const { data: chart } = useQuery(chartQuery(useSource(), workspaceId))
  // The current manager is offered even if the chart doesn't have them.
  const managers = [...(employee?.manager ? [employee.manager] : []), ...(chart?.people ?? [])].filter(
    ({ id }, at, all) => id !== employee?.id && all.findIndex((other) => other.id === id) === at,
  )
  const { onChange: _, ref: _r, ...hireDate } = form.field('hireDate', { required: true })
  const { onChange: _c, ref: _d, ...lastDay } = form.field('lastDay')
  const {
    onChange: _y,
    ref: _z,
    onBlur: _b,
    ...salary
  } = form.field('yearlyMinor', { number: true, min: 0, max: MAX_YEARLY_MINOR, secret: true })
  const title = employee ? employee.name : t('hr.employees.new')
  const list = { to: LIST, label: t('hr.employees.title') }
  const crumbs = employee
    ? [list, { to: employeePath(employee.id), label: title }, { label: t('hr.employees.edit') }]
    : [list, { label: title }]
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-2 mb-6 text-xl font-bold tracking-tight wrap-anywhere">
        <bdi>{title}</bdi>
      </h1>
      <Panel title={t('platform.record.details')}>
        <RecordForm form={form} submit={t(employee ? 'hr.employees.save' : 'hr.employees.add')} inline>
          <TextField
            {...form.field('name', { required: true, maxLength: MAX_NAME })}
            dir="auto"
            autoComplete="off"
            label={t('hr.employees.name')}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField {...form.field('position', { maxLength: MAX_SHORT })} dir="auto" label={t('hr.employees.position')} />
            <TextField {...form.field('department', { maxLength: MAX_SHORT })} dir="auto" label={t('hr.employees.department')} />
            <TextField {...form.field('email', { email: true, maxLength: 254 })} dir="ltr" type="email" label={t('hr.employees.email')} />
            <TextField {...form.field('phone', { maxLength: 40 })} dir="ltr" type="tel" label={t('hr.employees.phone')} />
            <DateField
              {...hireDate}
              value={form.fields.watch('hireDate')}
              onChange={(day) => form.fields.setValue('hireDate', day, { shouldDirty: true })}
              label={t('hr.employees.hireDate')}
            />
            <DateField
              {...lastDay}
              value={form.fields.watch('lastDay')}
              onChange={(day) => form.fields.setValue('lastDay', day, { shouldDirty: true })}
              label={t('hr.employees.lastDay')}
            />
            {employee === null && (
              <MoneyField
                {...salary}
                currency={BASE_CURRENCY}
                value={form.fields.watch('yearlyMinor') ?? null}
                onChange={(amount) => form.fields.setValue('yearlyMinor', amount, { shouldDirty: true })}
                label={t('hr.employees.yearlyMinor')}
              />
            )}
            <SelectField {...form.field('managerId')} key={managers.length} label={t('hr.employees.managerId')}>
              <option value="">{t('hr.employees.noManager')}</option>
              {managers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <SelectField {...form.field('language', { required: true })} label={t('hr.employees.language')}>
              {LANGUAGES.map((language) => (
                <option key={language} value={language}>
                  {t(`hr.language.${language}`)}
                </option>
              ))}
            </SelectField>
          </div>
          <TextArea {...form.field('notes', { maxLength: MAX_NOTES })} dir="auto" rows={6} label={t('hr.employees.notes')} />
        </RecordForm>
      </Panel>
    </>
  )
}
