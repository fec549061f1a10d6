import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ReceivedInvitation as Received } from '../../contract.ts'
import { usePermissionsText } from '../use-permissions-text.ts'
import { useAcceptReceived, useDeclineReceived } from './operations.ts'

/** Keys: workspaces.role.* */
export function ReceivedInvitation({ invitation }: { invitation: Received }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const permissionsText = usePermissionsText()
  const accept = useAcceptReceived()
  const decline = useDeclineReceived()
  const {
    id,
    workspace: { name },
    invitedBy,
    role,
    permissions,
    expiresAt,
  } = invitation

  function join() {
    accept.mutate(
      { id },
      {
        onSuccess: async () => {
          await navigate('/dashboard')
          toast({ title: t('workspaces.invitation.joined', { workspace: name }) })
        },
      },
    )
  }

  return (
    <li className="rounded-lg border bg-card p-4 sm:p-5">
      <h2 dir="auto" className="font-semibold break-words">
        {name}
      </h2>
      {invitedBy && (
        <p className="mt-2 flex items-center gap-2 text-sm">
          <Avatar name={invitedBy.username} picture={invitedBy.avatarUrl} size="sm" />
          {t('workspaces.invitation.by', { name: invitedBy.name })}
        </p>
      )}
      <p className="mt-2 text-sm text-muted-foreground">
        {t(`workspaces.role.${role}`)} · {permissionsText({ role, permissions })} · {t('workspaces.invitation.ends')}{' '}
        <RelativeTime iso={expiresAt} />
      </p>
      {(accept.error ?? decline.error) && <FailureNotice error={accept.error ?? decline.error} words="workspaces.invitation" />}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          busy={accept.isPending || accept.isSuccess}
          disabled={decline.isPending}
          aria-label={t('workspaces.received.acceptOf', { workspace: name })}
          onClick={join}
        >
          {t('workspaces.invitation.accept')}
        </Button>
        <Button
          look="secondary"
          busy={decline.isPending}
          disabled={accept.isPending}
          aria-label={t('workspaces.received.declineOf', { workspace: name })}
          onClick={() => decline.mutate({ id }, { onSuccess: () => toast({ title: t('workspaces.received.declined') }) })}
        >
          {t('workspaces.invitations.decline')}
        </Button>
      </div>
    </li>
  )
}
