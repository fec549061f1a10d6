import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { errorCode } from '#platform/web/failure.ts'
import { deleteMailedToken, isInvalidLink, saveMailedToken } from '#platform/web/mailed-token.ts'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { Checking } from './checking.tsx'
import { ConfirmWithPasswordForm } from './confirm-with-password-form.tsx'
import { DeadVerificationLink } from './dead-link.tsx'
import { FailedLink } from './failed-link.tsx'
import { useVerifyEmail } from './operations.ts'
import { VerificationStatus } from './verification-status.tsx'
import { Verified } from './verified.tsx'

type Reply = NonNullable<ReturnType<typeof useVerifyEmail>['data']>

/** Verifies the token on mount. It also needs the account's session or password. */
export function VerifyLink({ token }: { token: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const verify = useVerifyEmail()
  const [reply, setReply] = useState<Reply | null>(null)
  const [dead, setDead] = useState(false)
  const asked = useRef(false)

  const take = (next: Reply) => {
    setReply(next)
    if (next.state === 'password_needed') return
    deleteMailedToken('verify')
    if (next.state === 'verified') return
    saveMailedToken('reset', next.resetToken)
    void navigate('/reset-password', { replace: true, state: { lead: 'verification' } })
  }
  const fail = (error: unknown) => {
    if (errorCode(error) === 'ALREADY_DONE') deleteMailedToken('verify')
    if (!isInvalidLink(error)) return
    deleteMailedToken('verify')
    setDead(true)
  }
  const ask = () => verify.mutate({ token }, { onSuccess: take, onError: fail })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is followed once
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    ask()
  }, [])

  if (dead) return <DeadVerificationLink />
  if (errorCode(verify.error) === 'ALREADY_DONE') return <VerificationStatus />
  if (verify.error) return <FailedLink error={verify.error} onRetry={ask} />
  if (reply?.state === 'verified') return <Verified />
  if (reply?.state === 'password_needed') {
    return (
      <EntryFrame hidden title={t('accounts.verify.title')} lead={t('accounts.verify.passwordNeeded', { name: reply.username })}>
        <ConfirmWithPasswordForm token={token} onReply={take} onFailed={fail} />
      </EntryFrame>
    )
  }
  return <Checking />
}
