import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { RecordForm } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs.tsx'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_NAME, MAX_NOTES } from '../contract/limits.ts'
import type { EmployeeInput, EmployeeView } from '../contract.ts'
import { employeePath, LIST } from './paths.ts'
import { type SaveEmployeeInput, useSaveEmployee } from './queries.ts'

const toValues = ({ name, notes }: EmployeeView): EmployeeInput => ({ name, notes })

type Props = { employee: EmployeeView | null; workspaceId: string }

/** Creates or edits an employee. Keys: hr.name, hr.notes */
export default function EmployeeForm({ employee, workspaceId }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useEditForm<EmployeeInput, SaveEmployeeInput, EmployeeView>({
    record: employee,
    valuesOf: toValues,
    empty: { name: '', notes: '' },
    operation: useSaveEmployee(workspaceId),
    input: ({ name, notes }, version) => ({
      name: name.trim(),
      notes: notes.trim(),
      ...(employee && { employeeId: employee.id, version }),
    }),
    labelOf: (path) => t(`hr.${path}`),
    draft: employee ? `hr.employees.update ${employee.id}` : 'hr.employees.create',
    words: 'hr',
    guarded: true,
    onDone(saved) {
      // The form is saved, so leaving the page needs no confirmation.
      form.restart(toValues(saved))
      toast({ title: t(employee ? 'hr.saved' : 'hr.created') })
      return navigate(employeePath(saved.id))
    },
  })
  const title = employee ? employee.name : t('hr.new')
  const list = { to: LIST, label: t('hr.title') }
  const crumbs = employee ? [list, { to: employeePath(employee.id), label: title }, { label: t('hr.edit') }] : [list, { label: title }]
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-2 mb-6 text-xl font-bold tracking-tight wrap-anywhere">
        <bdi>{title}</bdi>
      </h1>
      <Panel title={t('platform.record.details')}>
        <RecordForm form={form} submit={t(employee ? 'hr.save' : 'hr.add')} inline>
          <TextField {...form.field('name', { required: true, maxLength: MAX_NAME })} dir="auto" autoComplete="off" label={t('hr.name')} />
          <TextArea {...form.field('notes', { maxLength: MAX_NOTES })} dir="auto" rows={6} label={t('hr.notes')} />
        </RecordForm>
      </Panel>
    </>
  )
}
