import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { AccountView } from '../../contract.ts'
import { useSuspend } from './operations.ts'
import { type SuspensionEnd, suspensionEnd } from './suspension-end.ts'

const MAX_REASON = 500

export default function SuspendDialog({ account: { id, username, suspension }, onClose }: { account: AccountView; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { reason: suspension?.reason ?? '', end: 'lifted' as SuspensionEnd, until: '' },
    operation: useSuspend(),
    input: ({ reason, end, until }) => {
      const moment = suspensionEnd({ end, day: until ?? '' }, new Date())
      return { id, reason: reason.trim().replace(/\s+/g, ' '), ...(moment && { until: moment }) }
    },
    draft: `accounts.admin.users.suspend ${id}`,
    words: 'accounts',
    onDone: () => {
      toast({ title: t('accounts.admin.isSuspended', { name: username }), description: t('accounts.admin.isSuspendedText') })
      onClose()
    },
  })
  const byDay = form.fields.watch('end') === 'day'
  return (
    <FormDialog
      form={form}
      title={t('accounts.admin.suspendTitle', { name: username })}
      lead={t('accounts.admin.suspendText')}
      submit={t('accounts.admin.suspendSubmit')}
      look="destructive"
      onClose={onClose}
    >
      <TextArea
        {...form.field('reason', { required: true, maxLength: MAX_REASON })}
        dir="auto"
        label={t('accounts.admin.reason')}
        hint={t('accounts.admin.reasonHint')}
      />
      <SelectField {...form.field('end')} required label={t('accounts.admin.end')}>
        <option value="lifted">{t('accounts.admin.untilLifted')}</option>
        <option value="day1">{t('accounts.admin.days', { count: 1 })}</option>
        <option value="day7">{t('accounts.admin.days', { count: 7 })}</option>
        <option value="day30">{t('accounts.admin.days', { count: 30 })}</option>
        <option value="day">{t('accounts.admin.untilDay')}</option>
      </SelectField>
      {byDay && <TextField {...form.field('until', { required: true })} type="date" dir="ltr" label={t('accounts.admin.lastDay')} />}
    </FormDialog>
  )
}
