import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextField } from '#platform/web/ui/field.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_REASON } from '../../contract/limits.ts'
import { useGroupOperation } from '../operations.ts'

type Props = { groupId: string; person: { userId: string; name: string }; onClose: () => void }

/** The member is told the reason. */
export function RemoveDialog({ groupId, person: { userId, name }, onClose }: Props) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { reason: '', ban: false },
    operation: useGroupOperation(groupId),
    input: ({ reason, ban }) => ({ kind: 'removeMember' as const, userId, reason: reason.trim(), ban }),
    words: 'groups',
    draft: `groups.members.remove ${groupId} ${userId}`,
    onDone() {
      toast({ title: t('groups.done.removeMember') })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('groups.remove.title', { name })}
      lead={t('groups.remove.lead')}
      submit={t('groups.remove.submit')}
      look="destructive"
      onClose={onClose}
    >
      <TextField label={t('groups.remove.reason')} dir="auto" maxLength={MAX_REASON} {...form.field('reason', { required: true })} />
      <SwitchField
        label={t('groups.remove.ban')}
        hint={t('groups.remove.banHint')}
        checked={form.fields.watch('ban') ?? false}
        onChange={(ban) => form.fields.setValue('ban', ban, { shouldDirty: true })}
      />
    </FormDialog>
  )
}
