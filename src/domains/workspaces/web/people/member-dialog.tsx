import { useTranslation } from 'react-i18next'
import { RecordDialog } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { MemberView, WorkspaceView } from '../../contract.ts'
import { assignableRoles } from '../membership.ts'
import { usePermissionsText } from '../use-permissions-text.ts'
import { MembershipFields, type MembershipValues } from './membership-fields.tsx'
import { useChangeMember } from './operations.ts'

type Props = { workspace: WorkspaceView; member: MemberView; onClose: () => void }

/** Keys: workspaces.role.*, workspaces.people.role, workspaces.people.permissions */
export default function MemberDialog({ workspace, member, onClose }: Props) {
  const { t } = useTranslation()
  const permissionsText = usePermissionsText()
  const form = useEditForm<MembershipValues, MembershipValues & { userId: string; version: number }, MemberView>({
    record: member,
    valuesOf: ({ role, permissions }) => ({ role: role === 'manager' ? 'manager' : 'staff', permissions }),
    operation: useChangeMember(workspace.id),
    input: ({ role, permissions }, version) => ({
      role,
      version,
      userId: member.user.id,
      permissions: role === 'staff' ? permissions : [],
    }),
    labelOf: (path) => t(`workspaces.people.${path}`),
    show: (path, value) =>
      path === 'role'
        ? t(`workspaces.role.${value}`)
        : permissionsText({ role: 'staff', permissions: value as MembershipValues['permissions'] }),
    draft: `workspaces.members.change ${member.user.id}`,
    words: 'workspaces',
    onDone: () => {
      toast({ title: t('workspaces.people.changed', { name: member.user.name }) })
      onClose()
    },
  })
  return (
    <RecordDialog
      form={form}
      title={t('workspaces.people.changeTitle', { name: member.user.name })}
      submit={t('workspaces.people.save')}
      onClose={onClose}
    >
      <MembershipFields
        value={form.fields.watch()}
        roles={assignableRoles(workspace.role)}
        onChange={({ role, permissions }) => {
          form.fields.setValue('role', role, { shouldDirty: true })
          form.fields.setValue('permissions', permissions, { shouldDirty: true })
        }}
      />
    </RecordDialog>
  )
}
