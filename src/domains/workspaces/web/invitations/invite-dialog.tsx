import { useTranslation } from 'react-i18next'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextField } from '#platform/web/ui/field.tsx'
import { Modal } from '#platform/web/ui/modal.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { WorkspaceView } from '../../contract.ts'
import { SeatFields, type SeatValues } from '../people/seat-fields.tsx'
import { rolesToGive } from '../seat.ts'
import { useInvite } from './operations.ts'

const MAX_EMAIL = 254

export default function InviteDialog({ workspace, onClose }: { workspace: WorkspaceView; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useOperationForm<SeatValues & { email: string }, SeatValues & { email: string }, unknown>({
    defaults: { email: '', role: 'staff', areas: [] },
    operation: useInvite(workspace.id),
    input: ({ email, role, areas }) => ({ email: email.trim(), role, areas: role === 'staff' ? areas : [] }),
    words: 'workspaces',
    marks: { ALREADY_MEMBER: 'email' },
    draft: { name: `invite-${workspace.id}`, fields: ['email'] },
    onDone: (_, { email }) => {
      toast({ title: t('workspaces.invite.sent'), description: t('workspaces.invite.sentText', { email: email.trim() }) })
      onClose()
    },
  })
  const { role, areas } = form.fields.watch()
  return (
    <Modal
      open
      onOpenChange={onClose}
      firm
      title={t('workspaces.invite.title', { workspace: workspace.name })}
      lead={t('workspaces.invite.lead')}
    >
      <Form form={form} className="space-y-5">
        <TextField
          {...form.field('email', { required: true, email: true, maxLength: MAX_EMAIL })}
          type="email"
          dir="ltr"
          autoComplete="off"
          label={t('workspaces.invite.email')}
        />
        <SeatFields
          value={{ role, areas }}
          roles={rolesToGive(workspace.role)}
          onChange={(seat) => {
            form.fields.setValue('role', seat.role)
            form.fields.setValue('areas', seat.areas)
          }}
        />
        <FormEnd form={form} submit={t('workspaces.invite.submit')} />
      </Form>
    </Modal>
  )
}
