import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AtUsername } from '#domains/accounts/web/index.ts'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { ActionMenu, type MenuAction } from '#platform/web/ui/menu.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { MemberView, WorkspaceView } from '../../contract.ts'
import { InviteButton } from '../invitations/invite-button.tsx'
import { canManage, isManager } from '../membership.ts'
import { usePermissionsText } from '../use-permissions-text.ts'
import { PeopleDialogs, type PeopleTask } from './people-dialogs.tsx'
import { membersTable } from './queries.ts'

type Props = { workspace: WorkspaceView; myId: string }

/** Keys: workspaces.role.* */
export function PeoplePanel({ workspace, myId }: Props) {
  const { t } = useTranslation()
  const source = useSource()
  const permissionsText = usePermissionsText()
  const [task, setTask] = useState<PeopleTask | null>(null)

  const actionsFor = (member: MemberView): MenuAction[] => {
    if (member.user.id === myId || !canManage(workspace.role, member.role)) return []
    const canOwn = workspace.role === 'owner' && workspace.kind === 'business'
    return [
      { label: t('workspaces.people.change'), onSelect: () => setTask({ what: 'change', member }) },
      ...(canOwn ? [{ label: t('workspaces.transfer.begin'), onSelect: () => setTask({ what: 'transfer', member }) }] : []),
      { label: t('workspaces.people.remove'), danger: true, onSelect: () => setTask({ what: 'remove', member }) },
    ]
  }

  const columns: Column<MemberView>[] = [
    { key: 'person', title: t('workspaces.people.person'), cell: (member) => <Person member={member} myId={myId} /> },
    { key: 'role', title: t('workspaces.people.role'), cell: ({ role }) => t(`workspaces.role.${role}`) },
    { key: 'areas', title: t('workspaces.people.permissions'), cell: permissionsText, width: 'min-w-40' },
    {
      key: 'joined',
      title: t('workspaces.people.joined'),
      cell: ({ joinedAt }) => <RelativeTime iso={joinedAt} />,
      width: 'whitespace-nowrap',
    },
    ...(isManager(workspace.role)
      ? [
          {
            key: 'actions',
            title: t('workspaces.people.actions'),
            card: 'plain' as const,
            width: 'w-px py-1.5 text-end',
            cell: (member: MemberView) => {
              const actions = actionsFor(member)
              return (
                actions.length > 0 && <ActionMenu label={t('workspaces.people.actionsFor', { name: member.user.name })} actions={actions} />
              )
            },
          },
        ]
      : []),
  ]

  return (
    <Panel
      title={t('workspaces.people.title')}
      lead={t('workspaces.people.lead')}
      aside={isManager(workspace.role) && <InviteButton workspace={workspace} />}
    >
      <DataTable
        plain
        paging="more"
        prefix="people."
        list="workspaces.members"
        label={t('workspaces.people.title')}
        query={membersTable(source, workspace.id)}
        columns={columns}
        identity={{ id: ({ user }) => user.id, name: ({ user }) => user.name }}
        failed={t('workspaces.people.loadFailed')}
        empty={null}
      />
      <PeopleDialogs workspace={workspace} task={task} onClose={() => setTask(null)} />
    </Panel>
  )
}

function Person({ member: { user, email }, myId }: { member: MemberView; myId: string }) {
  const { t } = useTranslation()
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={user.username} picture={user.avatarUrl} size="sm" />
      <span className="min-w-0">
        <Link to={`/profile/${encodeURIComponent(user.username)}`} className="font-medium underline-offset-4 hover:underline">
          <bdi>{user.name}</bdi>
        </Link>{' '}
        <AtUsername person={user} />
        {user.id === myId && <span className="text-muted-foreground"> {t('workspaces.people.you')}</span>}
        {email && (
          <span dir="ltr" className="block truncate text-xs text-muted-foreground rtl:text-end">
            {email}
          </span>
        )}
      </span>
    </span>
  )
}
