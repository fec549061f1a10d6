import { useQuery } from '@tanstack/react-query'
import { Briefcase, Link2Off } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { EntryFrame, useMe } from '#domains/accounts/web/index.ts'
import { errorCode } from '#platform/web/failure.ts'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { deleteMailedToken, useMailedToken } from '#platform/web/mailed-token.ts'
import { useSource } from '#platform/web/source.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { JOIN, ME } from '../paths.ts'
import { employmentPreviewQuery, useAcceptEmployment } from './queries.ts'

const TOKEN_KIND = 'employment'
/** Returns here after login; the token is kept in this tab. */
const HERE = new URLSearchParams({ from: JOIN })

export default function JoinScreen() {
  const mailed = useMailedToken(TOKEN_KIND, 'token')
  const me = useMe()
  if (!mailed.read) return <Loading />
  if (mailed.token === null) return <Dead />
  return me ? <Opened token={mailed.token} username={me.username} /> : <NeedsAccount />
}

function NeedsAccount() {
  const { t } = useTranslation()
  return (
    <EntryFrame hidden icon={Briefcase} title={t('hr.join.heading')} lead={t('hr.join.needsAccount')}>
      <div className="space-y-3">
        <ButtonLink to={`/login?${HERE}`} size="lg" className="w-full">
          {t('hr.join.logIn')}
        </ButtonLink>
        <ButtonLink to={`/register?${HERE}`} look="secondary" size="lg" className="w-full">
          {t('hr.join.register')}
        </ButtonLink>
      </div>
    </EntryFrame>
  )
}

function Opened({ token, username }: { token: string; username: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(employmentPreviewQuery(useSource(), token))
  const accept = useAcceptEmployment()
  const code = error && errorCode(error)
  if (code === 'NOT_FOUND' || code === 'INVALID_INPUT') return <Dead />
  if (error) return <FailedNotice text={t('hr.join.failed')} onRetry={() => void refetch()} />
  if (!data) return <Loading />

  const join = () =>
    accept.mutate(token, {
      onSuccess: async () => {
        deleteMailedToken(TOKEN_KIND)
        await navigate(ME, { replace: true })
        toast({ title: t('hr.join.joined', { workspace: data.workspace.name }) })
      },
    })

  return (
    <EntryFrame
      hidden
      icon={Briefcase}
      title={t('hr.join.title', { workspace: data.workspace.name })}
      lead={t('hr.join.lead', { name: data.name })}
    >
      <p className="mb-5 text-muted-foreground">
        {t('hr.join.expires')} <RelativeTime iso={data.expiresAt} />
      </p>
      {accept.error && <FailureNotice error={accept.error} words="hr" />}
      <Button size="lg" className="w-full" busy={accept.isPending || accept.isSuccess} onClick={join}>
        {t('hr.join.accept')}
      </Button>
      <p className="mt-3 text-center text-xs text-muted-foreground">{t('hr.join.as', { name: username })}</p>
    </EntryFrame>
  )
}

/** Shown alike for a link that is used, withdrawn, replaced, expired or incomplete. */
function Dead() {
  const { t } = useTranslation()
  return (
    <EntryFrame hidden icon={Link2Off} title={t('hr.join.dead')} lead={t('hr.join.deadText')}>
      <ButtonLink to={ME} size="lg" className="w-full">
        {t('hr.me.title')}
      </ButtonLink>
    </EntryFrame>
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <EntryFrame hidden title={t('hr.join.heading')}>
      <p role="status" className="sr-only">
        {t('platform.loading')}
      </p>
      <Skeleton className="h-40" />
    </EntryFrame>
  )
}
