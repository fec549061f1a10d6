import { useQuery } from '@tanstack/react-query'
import { Link2Off } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EntryFrame, useMe } from '#domains/accounts/web/index.ts'
import { errorCode } from '#platform/web/failure.ts'
import { deleteMailedToken, useMailedToken } from '#platform/web/mailed-token.ts'
import { useSource } from '#platform/web/source.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { Invitation } from './invitation.tsx'
import { previewQuery } from './queries.ts'

const TOKEN_KIND = 'invitation'

export default function InvitationScreen() {
  const mailed = useMailedToken(TOKEN_KIND, 'token')
  if (!mailed.read) return <LoadingInvitation />
  return mailed.token === null ? <DeadInvitation /> : <Opened token={mailed.token} />
}

function Opened({ token }: { token: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(previewQuery(useSource(), token))
  if (data) return <Invitation token={token} preview={data} onOver={() => deleteMailedToken(TOKEN_KIND)} />
  const code = error && errorCode(error)
  if (code === 'NOT_FOUND' || code === 'INVALID_INPUT') return <DeadInvitation />
  if (error) return <FailedNotice text={t('workspaces.invitation.loadFailed')} onRetry={() => void refetch()} />
  return <LoadingInvitation />
}

/** Shown alike for a link that is used, withdrawn, renewed, expired or incomplete. */
function DeadInvitation() {
  const { t } = useTranslation()
  const me = useMe()
  return (
    <EntryFrame hidden icon={Link2Off} title={t('workspaces.invitation.dead')} lead={t('workspaces.invitation.deadText')}>
      <ButtonLink to={me ? '/dashboard' : '/'} size="lg" className="w-full">
        {me ? t('workspaces.invitation.toDashboard') : t('platform.notFound.home')}
      </ButtonLink>
    </EntryFrame>
  )
}

function LoadingInvitation() {
  const { t } = useTranslation()
  return (
    <EntryFrame hidden title={t('workspaces.invitation.heading')}>
      <p role="status" className="sr-only">
        {t('platform.loading')}
      </p>
      <Skeleton className="h-40" />
    </EntryFrame>
  )
}
