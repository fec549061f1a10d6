import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { ActionMenu, type MenuAction } from '#platform/web/ui/menu.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { GroupView } from '../../contract.ts'
import { useGroupAct, useGroupOperation } from '../operations.ts'
import type { PeopleList, Row } from '../queries.ts'
import { RemoveDialog } from './remove-dialog.tsx'

type Props = { list: PeopleList; group: GroupView; row: Row }

/** What a moderator does with a person of the list. */
export function RowActions({ list, group, row }: Props) {
  const { t } = useTranslation()
  const { act, busy } = useGroupAct(group.id)
  const { id: userId } = row
  const name = <span className="sr-only">{row.name}</span>
  if (list === 'members') return <MemberActions group={group} row={row} />
  if (list === 'bans')
    return (
      <Button size="sm" look="secondary" busy={busy} onClick={() => void act({ kind: 'liftBan', userId })}>
        {t('groups.people.liftBan')} {name}
      </Button>
    )
  if (list === 'invitations')
    return (
      <Button size="sm" look="secondary" busy={busy} onClick={() => void act({ kind: 'withdrawInvitation', userId })}>
        {t('groups.people.withdraw')} {name}
      </Button>
    )
  return (
    <span className="flex items-center justify-end gap-2">
      <Button size="sm" busy={busy} onClick={() => void act({ kind: 'accept', userId })}>
        {t('groups.people.accept')} {name}
      </Button>
      <Button size="sm" look="secondary" busy={busy} onClick={() => void act({ kind: 'decline', userId })}>
        {t('groups.people.decline')} {name}
      </Button>
    </span>
  )
}

function MemberActions({ group, row: { id: userId, name, role } }: Pick<Props, 'group' | 'row'>) {
  const { t } = useTranslation()
  const { act } = useGroupAct(group.id)
  const operation = useGroupOperation(group.id)
  const [open, setOpen] = useState<'remove' | 'transfer' | null>(null)
  if (role === 'owner') return null
  const close = () => setOpen(null)
  const actions: MenuAction[] = [
    role === 'moderator'
      ? { label: t('groups.people.removeModerator'), onSelect: () => void act({ kind: 'removeModerator', userId }) }
      : { label: t('groups.people.addModerator'), onSelect: () => void act({ kind: 'addModerator', userId }) },
    ...(group.role === 'owner' ? [{ label: t('groups.transfer.open'), onSelect: () => setOpen('transfer') }] : []),
    { label: t('groups.people.remove'), onSelect: () => setOpen('remove'), danger: true },
  ]
  return (
    <>
      <ActionMenu label={t('groups.people.menu', { name })} actions={actions} />
      {open === 'remove' && <RemoveDialog groupId={group.id} person={{ userId, name }} onClose={close} />}
      <Confirm
        open={open === 'transfer'}
        onOpenChange={close}
        title={t('groups.transfer.title', { group: group.name, name })}
        action={t('groups.transfer.submit')}
        danger
        words="groups"
        onConfirm={async () => {
          await operation.mutateAsync({ kind: 'transfer', userId })
          toast({ title: t('groups.done.transfer') })
        }}
      >
        <p>{t('groups.transfer.text')}</p>
      </Confirm>
    </>
  )
}
