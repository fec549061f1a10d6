import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { GroupView } from '../../contract.ts'
import { useGroupOperation } from '../operations.ts'
import { PeopleTable } from '../people-table.tsx'
import { BannerPanel } from './banner-panel.tsx'
import { GeneralForm } from './general-form.tsx'
import { InviteDialog } from './invite-dialog.tsx'

export default function GroupSettings({ group }: { group: GroupView }) {
  const { t } = useTranslation()
  const [inviting, setInviting] = useState(false)
  return (
    <>
      <header className="mb-5 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <Link to={`/groups/${group.id}`} className="text-muted-foreground underline-offset-4 hover:underline">
            <bdi>{group.name}</bdi>
          </Link>
          <h1 className="text-xl font-bold tracking-tight">{t('groups.settings.title')}</h1>
        </div>
        <Button look="secondary" onClick={() => setInviting(true)}>
          <UserPlus aria-hidden className="size-4" />
          {t('groups.invite.open')}
        </Button>
      </header>
      <Tabs
        label={t('groups.settings.title')}
        tabs={[
          { key: 'general', title: t('groups.tab.general'), content: <General group={group} /> },
          {
            key: 'members',
            title: t('groups.tab.members'),
            count: group.memberCount,
            content: <PeopleTable moderating list="members" group={group} />,
          },
          {
            key: 'requests',
            title: t('groups.tab.requests'),
            count: group.requestCount,
            content: <PeopleTable moderating list="requests" group={group} />,
          },
          { key: 'invitations', title: t('groups.tab.invitations'), content: <PeopleTable moderating list="invitations" group={group} /> },
          { key: 'bans', title: t('groups.tab.bans'), content: <PeopleTable moderating list="bans" group={group} /> },
        ]}
      />
      {inviting && <InviteDialog groupId={group.id} onClose={() => setInviting(false)} />}
    </>
  )
}

function General({ group }: { group: GroupView }) {
  const { t } = useTranslation()
  return (
    <div className="max-w-3xl space-y-6">
      <Panel title={t('groups.settings.general')}>
        <GeneralForm group={group} />
      </Panel>
      <BannerPanel group={group} />
      {group.role === 'owner' && <DeletePanel group={group} />}
    </div>
  )
}

function DeletePanel({ group: { id, name } }: { group: GroupView }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const operation = useGroupOperation(id)
  const [asking, setAsking] = useState(false)
  return (
    <Panel danger title={t('groups.delete.title')} lead={t('groups.delete.lead')}>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('groups.delete.submit')}
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={t('groups.delete.question', { name })}
        action={t('groups.delete.submit')}
        danger
        words="groups"
        onConfirm={async () => {
          await operation.mutateAsync({ kind: 'delete' })
          toast({ title: t('groups.done.delete') })
          await navigate('/groups')
        }}
      >
        <p>{t('groups.delete.text')}</p>
      </Confirm>
    </Panel>
  )
}
