import { useTranslation } from 'react-i18next'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextField } from '#platform/web/ui/field.tsx'
import { Modal } from '#platform/web/ui/modal.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { WorkspaceView } from '../../contract.ts'
import { assignableRoles } from '../membership.ts'
import { MembershipFields, type MembershipValues } from '../people/membership-fields.tsx'
import { useInvite } from './operations.ts'

const MAX_EMAIL = 254

export default function InviteDialog({ workspace, onClose }: { workspace: WorkspaceView; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useOperationForm<MembershipValues & { email: string }, MembershipValues & { email: string }, unknown>({
    defaults: { email: '', role: 'staff', permissions: [] },
    operation: useInvite(workspace.id),
    input: ({ email, role, permissions }) => ({ email: email.trim(), role, permissions: role === 'staff' ? permissions : [] }),
    words: 'workspaces',
    marks: { ALREADY_MEMBER: 'email' },
    draft: 'workspaces.invitations.create',
    onDone: (_, { email }) => {
      toast({ title: t('workspaces.invite.sent'), description: t('workspaces.invite.sentText', { email: email.trim() }) })
      onClose()
    },
  })
  const { role, permissions } = form.fields.watch()
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
        <MembershipFields
          value={{ role, permissions }}
          roles={assignableRoles(workspace.role)}
          onChange={(membership) => {
            form.fields.setValue('role', membership.role)
            form.fields.setValue('permissions', membership.permissions)
          }}
        />
        <FormEnd form={form} submit={t('workspaces.invite.submit')} />
      </Form>
    </Modal>
  )
}
