import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { useSource } from '#platform/web/source.ts'
import { TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useNameSubstitute } from '../operations.ts'
import { colleaguesQuery } from '../queries.ts'
import { startOfDay, toLocalDay } from './days.ts'

type Props = { workspaceId: string; myId: string; onClose: () => void }

/** Names a colleague for some days. Keys: approvals.substitute.failure.*, approvals.substitute.rule.* */
export default function SubstituteDialog({ workspaceId, myId, onClose }: Props) {
  const { t } = useTranslation()
  const { data: members = [], isSuccess } = useQuery(colleaguesQuery(useSource(), workspaceId))
  const colleagues = members.filter(({ user }) => user.id !== myId)
  const today = toLocalDay(new Date())
  const form = useOperationForm({
    defaults: { substituteId: '', from: today, until: today },
    operation: useNameSubstitute(workspaceId),
    input: ({ substituteId, from, until }) => ({ substituteId, from: startOfDay(from), until: startOfDay(until, 1) }),
    words: 'approvals.substitute',
    marks: { NOT_A_MEMBER: 'substituteId', OVERLAPS: 'from', ALREADY_OVER: 'until' },
    draft: 'approvals.substitutes.create',
    guarded: true,
    onDone: ({ substitute }) => {
      toast({ title: t('approvals.substitute.done', { name: substitute.name }) })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('approvals.substitute.title')}
      lead={isSuccess && colleagues.length === 0 ? t('approvals.substitute.nobody') : t('approvals.substitute.lead')}
      submit={t('approvals.substitutes.add')}
      onClose={onClose}
    >
      <SelectField {...form.field('substituteId', { required: true })} label={t('approvals.substitute.person')}>
        <option value="">{t('approvals.substitute.choose')}</option>
        {colleagues.map(({ user }) => (
          <option key={user.id} value={user.id}>
            {user.name}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...form.field('from', { required: true })} type="date" label={t('approvals.substitute.from')} />
        <TextField {...form.field('until', { required: true })} type="date" label={t('approvals.substitute.until')} />
      </div>
    </FormDialog>
  )
}
