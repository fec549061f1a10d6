import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { EmployeeView } from '../contract.ts'
import { chartQuery, useReassignReports } from './queries.ts'

type Props = { employee: EmployeeView; workspaceId: string }

export default function ReassignReports(props: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <UsersRound aria-hidden className="size-4" />
        {t('hr.reassign.open')}
      </Button>
      {open && <ReassignDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function ReassignDialog({ employee: { id, name, reports }, workspaceId, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation()
  const { data } = useQuery(chartQuery(useSource(), workspaceId))
  const form = useOperationForm<{ managerId: string }, { employeeId: string; managerId: string | null }, { moved: number }>({
    defaults: { managerId: '' },
    operation: useReassignReports(workspaceId),
    input: ({ managerId }) => ({ employeeId: id, managerId: managerId || null }),
    draft: null,
    words: 'hr',
    marks: { UNKNOWN_MANAGER: 'managerId', MANAGER_IS_SELF: 'managerId', MANAGER_LOOP: 'managerId', MANAGER_LEAVES: 'managerId' },
    onDone({ moved }) {
      toast({ title: t('hr.reassign.done', { count: moved }) })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('hr.reassign.title', { name })}
      lead={t('hr.reassign.lead', { count: reports })}
      submit={t('hr.reassign.submit')}
      onClose={onClose}
    >
      <SelectField {...form.field('managerId')} label={t('hr.reassign.to')}>
        <option value="">{t('hr.employees.noManager')}</option>
        {data?.people
          .filter((person) => person.id !== id && person.managerId !== id)
          .map((person) => (
            <option key={person.id} value={person.id}>
              {person.name}
            </option>
          ))}
      </SelectField>
    </FormDialog>
  )
}
