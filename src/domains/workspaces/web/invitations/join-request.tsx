import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { InvitationView } from '../../contract.ts'
import { useConfirmInvitation, useRevokeInvitation } from './operations.ts'

type Props = { workspaceId: string; invitationId: string; request: NonNullable<InvitationView['request']> }

/** An account that opened an invitation of another address; the owner or a manager accepts or declines it. */
export function JoinRequest({ workspaceId, invitationId, request: { user } }: Props) {
  const { t } = useTranslation()
  const confirm = useConfirmInvitation(workspaceId)
  const revoke = useRevokeInvitation(workspaceId)
  const [asking, setAsking] = useState<'confirm' | 'decline' | null>(null)
  const close = () => setAsking(null)
  const name = user.name
  return (
    <div role="status" className="flex basis-full flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-muted p-3">
      <Avatar name={name} picture={user.avatarUrl} size="sm" />
      <p className="min-w-0 grow basis-56">{t('workspaces.invitations.request', { name })}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-label={t('workspaces.invitations.confirmOf', { name })} onClick={() => setAsking('confirm')}>
          {t('workspaces.invitations.confirm')}
        </Button>
        <Button look="danger" size="sm" aria-label={t('workspaces.invitations.declineOf', { name })} onClick={() => setAsking('decline')}>
          {t('workspaces.invitations.decline')}
        </Button>
      </div>
      <Confirm
        open={asking === 'confirm'}
        onOpenChange={close}
        title={t('workspaces.invitations.confirmTitle', { name })}
        action={t('workspaces.invitations.confirm')}
        words="workspaces"
        onConfirm={async () => {
          await confirm.mutateAsync({ id: invitationId, userId: user.id })
          toast({ title: t('workspaces.invitations.confirmed', { name }) })
        }}
      >
        <p>{t('workspaces.invitations.confirmText')}</p>
      </Confirm>
      <Confirm
        danger
        open={asking === 'decline'}
        onOpenChange={close}
        title={t('workspaces.invitations.declineTitle', { name })}
        action={t('workspaces.invitations.decline')}
        words="workspaces"
        onConfirm={async () => {
          await revoke.mutateAsync({ id: invitationId })
          toast({ title: t('workspaces.invitations.declined') })
        }}
      >
        <p>{t('workspaces.invitations.declineText')}</p>
      </Confirm>
    </div>
  )
}
