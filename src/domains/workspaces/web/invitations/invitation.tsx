import { MailOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { EntryFrame, useMe } from '#domains/accounts/web/index.ts'
import { errorCode } from '#platform/web/failure.ts'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { InvitationPreview } from '../../contract.ts'
import { usePermissionsText } from '../use-permissions-text.ts'
import { useAcceptInvitation } from './operations.ts'

/** Returns here after login; the token is kept in this tab. */
const HERE = new URLSearchParams({ from: '/invitation' })

type Props = { token: string; preview: InvitationPreview /** Good for nothing any more in this tab. */; onOver: () => void }

/** Keys: workspaces.role.* */
export function Invitation({ token, preview: { workspace, invitedBy, role, permissions, expiresAt }, onOver }: Props) {
  const { t } = useTranslation()
  const permissionsText = usePermissionsText()
  const me = useMe()
  const detail = (label: string, value: React.ReactNode) => (
    <div className="flex flex-wrap justify-between gap-x-4 py-2.5">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  )
  return (
    <EntryFrame
      hidden
      icon={MailOpen}
      title={t('workspaces.invitation.title', { workspace: workspace.name })}
      lead={
        invitedBy && (
          <span className="flex items-center gap-3">
            <Avatar name={invitedBy.username} picture={invitedBy.avatarUrl} size="sm" />
            {t('workspaces.invitation.by', { name: invitedBy.username })}
          </span>
        )
      }
    >
      <dl className="mb-7 divide-y border-y">
        {detail(t('workspaces.people.role'), t(`workspaces.role.${role}`))}
        {detail(t('workspaces.people.permissions'), permissionsText({ role, permissions }))}
        {detail(t('workspaces.invitation.ends'), <RelativeTime iso={expiresAt} />)}
      </dl>
      {me ? (
        <Accept token={token} username={me.username} onOver={onOver} />
      ) : (
        <div className="space-y-3">
          <p className="mb-4 text-muted-foreground">{t('workspaces.invitation.needsAccount')}</p>
          <ButtonLink to={`/login?${HERE}`} size="lg" className="w-full">
            {t('workspaces.invitation.logIn')}
          </ButtonLink>
          <ButtonLink to={`/register?${HERE}`} look="secondary" size="lg" className="w-full">
            {t('workspaces.invitation.register')}
          </ButtonLink>
        </div>
      )}
    </EntryFrame>
  )
}

type AcceptProps = { token: string; username: string; onOver: () => void }

function Accept({ token, username, onOver }: AcceptProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const accept = useAcceptInvitation()

  function join() {
    accept.mutate(
      { token },
      {
        onSuccess: async ({ state, workspace: { name } }) => {
          if (state === 'waiting') return
          onOver()
          await navigate('/dashboard', { replace: true })
          toast({ title: t('workspaces.invitation.joined', { workspace: name }) })
        },
        onError: (error) => {
          if (errorCode(error) === 'TOKEN_INVALID') onOver()
        },
      },
    )
  }

  if (accept.data?.state === 'waiting') {
    return (
      <div role="status">
        <p className="font-semibold">{t('workspaces.invitation.waiting')}</p>
        <p className="mt-1 text-muted-foreground">{t('workspaces.invitation.waitingText', { workspace: accept.data.workspace.name })}</p>
        <ButtonLink to="/dashboard" look="secondary" size="lg" className="mt-5 w-full">
          {t('workspaces.invitation.toDashboard')}
        </ButtonLink>
      </div>
    )
  }
  return (
    <>
      {accept.error && <FailureNotice error={accept.error} words="workspaces.invitation" />}
      <Button size="lg" className="w-full" busy={accept.isPending || accept.isSuccess} onClick={join}>
        {t('workspaces.invitation.accept')}
      </Button>
      <p className="mt-3 text-center text-xs text-muted-foreground">{t('workspaces.invitation.as', { name: username })}</p>
    </>
  )
}
