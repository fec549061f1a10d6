import { Check, Clock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import type { GroupSummary } from '../contract.ts'
import { useGroupAct } from './operations.ts'

const LeaveDialog = lazyPart(() => import('./group/leave-dialog.tsx'))
const RequestDialog = lazyPart(() => import('./group/request-dialog.tsx'))

/** Joins, asks to join, answers an invitation, takes a request back, or leaves: what fits how the member stands to the group. */
export function JoinButton({ group, size = 'md' }: { group: GroupSummary; size?: 'sm' | 'md' }) {
  const { t } = useTranslation()
  const { act, busy } = useGroupAct(group.id)
  const [open, setOpen] = useState<'leave' | 'request' | null>(null)
  const { standing, isPublic, name } = group
  const close = () => setOpen(null)
  const hidden = <span className="sr-only">{name}</span>
  if (standing === 'invited')
    return (
      <span className="flex flex-wrap gap-2">
        <Button size={size} busy={busy} onClick={() => void act({ kind: 'join', note: '' })}>
          {t('groups.acceptInvitation')} {hidden}
        </Button>
        <Button size={size} look="secondary" busy={busy} onClick={() => void act({ kind: 'declineInvitation' })}>
          {t('groups.declineInvitation')} {hidden}
        </Button>
      </span>
    )
  if (standing === 'requested')
    return (
      <Button
        size={size}
        look="secondary"
        busy={busy}
        onClick={() => void act({ kind: 'withdrawRequest' })}
        title={t('groups.withdrawHint')}
      >
        <Clock aria-hidden className="size-4" />
        {t('groups.requested')} {hidden}
      </Button>
    )
  if (standing === 'joined')
    return (
      <>
        <Button size={size} look="secondary" onClick={() => setOpen('leave')} title={t('groups.leaveHint')}>
          <Check aria-hidden className="size-4" />
          {t('groups.joined')} {hidden}
        </Button>
        {open === 'leave' && <LeaveDialog group={group} onClose={close} />}
      </>
    )
  return (
    <>
      <Button size={size} busy={busy} onClick={() => (isPublic ? void act({ kind: 'join', note: '' }) : setOpen('request'))}>
        {t(isPublic ? 'groups.join' : 'groups.ask')} {hidden}
      </Button>
      {open === 'request' && <RequestDialog group={group} onClose={close} />}
    </>
  )
}
