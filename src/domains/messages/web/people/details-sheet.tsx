import { UserMinus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { PersonMenu } from '#domains/network/web/index.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button, IconButton } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { Sheet } from '#platform/web/ui/sheet.tsx'
import { MAX_GROUP } from '../../contract/limits.ts'
import type { ConversationView } from '../../contract.ts'
import { partyKey, partyName } from '../names.ts'
import { useConversationOperation } from '../operations.ts'
import { PartyAvatar } from '../party-avatar.tsx'
import { AddPeopleDialog } from './add-people-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'

type Props = { conversation: ConversationView; onClose: () => void }
type Open = 'rename' | 'add' | 'leave' | { remove: string; name: string } | null

/** The people of a group: its owner removes, everybody adds, renames and leaves. */
export default function DetailsSheet({ conversation, onClose }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const operation = useConversationOperation(conversation.id)
  const [open, setOpen] = useState<Open>(null)
  const { title, people, partyCount, closed } = conversation
  const isOwner = people.some((person) => person.isMe && person.isOwner)
  const removed = typeof open === 'object' ? open : null
  const close = () => setOpen(null)
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={title}
      description={t('messages.group.details')}
      footer={
        closed !== 'left' && (
          <Button look="danger" className="w-full" onClick={() => setOpen('leave')}>
            {t('messages.group.leave')}
          </Button>
        )
      }
    >
      {closed === null && (
        <div className="flex flex-wrap gap-2 py-4">
          <Button look="secondary" size="sm" onClick={() => setOpen('rename')}>
            {t('messages.group.rename')}
          </Button>
          <Button look="secondary" size="sm" disabled={partyCount >= MAX_GROUP} onClick={() => setOpen('add')}>
            {t('messages.group.add')}
          </Button>
        </div>
      )}
      <ul aria-label={t('messages.group.details')} className="divide-y">
        {people.map(({ party, isMe, isOwner: owns, online }) => (
          <li key={partyKey(party)} className="flex min-h-16 items-center gap-3">
            <PartyAvatar party={party} />
            <span className="min-w-0 grow">
              <span className="flex flex-wrap items-center gap-2 font-medium">
                <bdi className="truncate">{partyName(t, party)}</bdi>
                {isMe && <span className="text-xs text-muted-foreground">{t('messages.you')}</span>}
                {owns && <Badge>{t('messages.group.owner')}</Badge>}
              </span>
              {online && !isMe && <span className="text-xs text-muted-foreground">{t('messages.presence.online')}</span>}
            </span>
            {isOwner && !isMe && party.kind === 'person' && (
              <IconButton
                label={t('messages.group.removeLabel', { name: party.user.name })}
                onClick={() => setOpen({ remove: party.user.id, name: party.user.name })}
              >
                <UserMinus aria-hidden className="size-5" />
              </IconButton>
            )}
            {!isMe && party.kind === 'person' && <PersonMenu person={party.user} />}
          </li>
        ))}
      </ul>
      {open === 'rename' && <RenameDialog conversation={conversation} onClose={close} />}
      {open === 'add' && <AddPeopleDialog conversation={conversation} onClose={close} />}
      <Confirm
        open={open === 'leave'}
        onOpenChange={close}
        title={t('messages.leave.title', { title })}
        action={t('messages.leave.submit')}
        danger
        words="messages"
        onConfirm={async () => {
          await operation.mutateAsync({ kind: 'leave' })
          onClose()
          await navigate('/messages')
        }}
      >
        <p>{t('messages.leave.text')}</p>
      </Confirm>
      <Confirm
        open={removed !== null}
        onOpenChange={close}
        title={t('messages.remove.title', { name: removed?.name })}
        action={t('messages.remove.submit')}
        danger
        words="messages"
        onConfirm={async () => removed && operation.mutateAsync({ kind: 'removePerson', userId: removed.remove })}
      >
        <p>{t('messages.remove.text')}</p>
      </Confirm>
    </Sheet>
  )
}
