import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { InvitationView, WorkspaceView } from '../../contract.ts'
import { canManage } from '../membership.ts'
import { usePermissionsText } from '../use-permissions-text.ts'
import { JoinRequest } from './join-request.tsx'
import { useResendInvitation, useRevokeInvitation } from './operations.ts'
import { invitationsQuery } from './queries.ts'

/** Open invitations, for the owner and managers. */
export function InvitationsPanel({ workspace }: { workspace: WorkspaceView }) {
  const { t } = useTranslation()
  const invitations = useInfiniteQuery(invitationsQuery(useSource(), workspace.id))
  const revoke = useRevokeInvitation(workspace.id)
  const [leaving, setLeaving] = useState<InvitationView | null>(null)
  const rows = invitations.data?.pages.flatMap((page) => page.invitations) ?? []
  return (
    <Panel title={t('workspaces.invitations.title')} lead={t('workspaces.invitations.lead')}>
      {invitations.isPending && <Skeleton className="h-20" />}
      {invitations.isLoadingError && (
        <FailedNotice text={t('workspaces.invitations.loadFailed')} onRetry={() => void invitations.refetch()} />
      )}
      {invitations.isSuccess && rows.length === 0 && <p className="text-muted-foreground">{t('workspaces.invitations.none')}</p>}
      <ul className="divide-y rounded-md border empty:hidden">
        {rows.map((invitation) => (
          <InvitationRow key={invitation.id} workspace={workspace} invitation={invitation} onRevoke={() => setLeaving(invitation)} />
        ))}
      </ul>
      <LoadMore
        more={invitations.hasNextPage}
        busy={invitations.isFetchingNextPage}
        error={invitations.isFetchNextPageError ? invitations.error : null}
        onMore={() => void invitations.fetchNextPage()}
      />
      <Confirm
        danger
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={t('workspaces.invitations.revokeTitle', { email: leaving?.email })}
        action={t('workspaces.invitations.revoke')}
        words="workspaces"
        onConfirm={async () => {
          if (leaving) await revoke.mutateAsync({ id: leaving.id })
          toast({ title: t('workspaces.invitations.revoked') })
        }}
      >
        <p>{t('workspaces.invitations.revokeText')}</p>
      </Confirm>
    </Panel>
  )
}

type RowProps = { workspace: WorkspaceView; invitation: InvitationView; onRevoke: () => void }

/** Keys: workspaces.role.* */
function InvitationRow({ workspace, invitation, onRevoke }: RowProps) {
  const { t } = useTranslation()
  const permissionsText = usePermissionsText()
  const resend = useResendInvitation(workspace.id)
  const { id, email, role, state, expiresAt, mailedAt, request } = invitation
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <bdi dir="ltr" className="wrap-anywhere">
            {email}
          </bdi>
          <Badge tone={state === 'expired' ? 'warning' : 'neutral'}>
            {state === 'expired' ? t('workspaces.invitations.expired') : t('workspaces.invitations.pending')}
          </Badge>
        </p>
        <p className="mt-1 text-xs text-muted-foreground">
          {t(`workspaces.role.${role}`)}
          {role === 'staff' && ` · ${permissionsText(invitation)}`}
          {' · '}
          {mailedAt ? (
            <>
              {t('workspaces.invitations.mailed')} <RelativeTime iso={mailedAt} />
            </>
          ) : (
            t('workspaces.invitations.onItsWay')
          )}
          {state === 'pending' && (
            <>
              {' · '}
              {t('workspaces.invitations.ends')} <RelativeTime iso={expiresAt} />
            </>
          )}
        </p>
      </div>
      {canManage(workspace.role, role) && (
        <div className="-me-2 flex max-sm:-ms-3">
          <Button
            look="quiet"
            size="sm"
            busy={resend.isPending}
            aria-label={t('workspaces.invitations.resendTo', { email })}
            onClick={() =>
              resend.mutate(
                { id },
                {
                  onSuccess: () => toast({ title: t('workspaces.invite.sent'), description: t('workspaces.invite.sentText', { email }) }),
                  onError: (error) =>
                    toast({
                      variant: 'destructive',
                      title: t('workspaces.invitations.notResent'),
                      description: failureText(t, error, 'workspaces'),
                    }),
                },
              )
            }
          >
            {t('workspaces.invitations.resend')}
          </Button>
          <Button look="danger" size="sm" aria-label={t('workspaces.invitations.revokeOf', { email })} onClick={onRevoke}>
            {t('workspaces.invitations.revoke')}
          </Button>
        </div>
      )}
      {request && canManage(workspace.role, role) && <JoinRequest workspaceId={workspace.id} invitationId={id} request={request} />}
    </li>
  )
}
