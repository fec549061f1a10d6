import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { codeOf } from '#platform/web/failure.ts'
import { forgetToken, isDeadLink, keepToken } from '#platform/web/mailed-token.ts'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { Checking } from './checking.tsx'
import { DeadVerificationLink } from './dead-link.tsx'
import { FailedLink } from './failed-link.tsx'
import { useVerifyEmail } from './operations.ts'
import { PasswordProofForm } from './password-proof-form.tsx'
import { VerificationStatus } from './verification-status.tsx'
import { Verified } from './verified.tsx'

type Reply = NonNullable<ReturnType<typeof useVerifyEmail>['data']>

/** Follows the link at once. The mailbox is half a proof; the session or the password of the account is the other. */
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
    forgetToken('verify')
    if (next.state === 'verified') return
    keepToken('reset', next.resetToken)
    void navigate('/reset-password', { replace: true, state: { lead: 'verification' } })
  }
  const fail = (error: unknown) => {
    if (codeOf(error) === 'ALREADY_DONE') forgetToken('verify')
    if (!isDeadLink(error)) return
    forgetToken('verify')
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
  if (codeOf(verify.error) === 'ALREADY_DONE') return <VerificationStatus />
  if (verify.error) return <FailedLink error={verify.error} onRetry={ask} />
  if (reply?.state === 'verified') return <Verified />
  if (reply?.state === 'password_needed') {
    return (
      <EntryFrame hidden title={t('accounts.verify.title')} lead={t('accounts.verify.passwordNeeded', { name: reply.username })}>
        <PasswordProofForm token={token} onReply={take} onFailed={fail} />
      </EntryFrame>
    )
  }
  return <Checking />
}
