import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { errorCode } from '#platform/web/failure.ts'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { deleteMailedToken, isInvalidLink, saveMailedToken } from '#platform/web/mailed-token.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { SecondFactorForm } from '../entry/second-factor-form.tsx'
import { useMe } from '../queries.ts'
import { ConfirmWithPasswordForm } from './confirm-with-password-form.tsx'
import { DeadVerificationLink } from './dead-link.tsx'
import { useVerifyEmail } from './operations.ts'
import { VerificationStatus } from './verification-status.tsx'
import { Verified } from './verified.tsx'

type Reply = NonNullable<ReturnType<typeof useVerifyEmail>['data']>

/** Confirms and logs in at the press of a button: mail scanners open links and run their scripts, but press nothing. */
export function VerifyLink({ token }: { token: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const me = useMe()
  const verify = useVerifyEmail()
  const [reply, setReply] = useState<Reply | null>(null)
  const [dead, setDead] = useState(false)

  const goOn = () => {
    toast({ title: t('accounts.verify.done'), description: t('accounts.verify.doneText') })
    void navigate('/dashboard', { replace: true })
  }
  const take = (next: Reply) => {
    setReply(next)
    if (next.state === 'password_needed') return
    deleteMailedToken('verify')
    if (next.state === 'verified' && (next.user || me)) goOn()
    if (next.state !== 'new_password_needed') return
    saveMailedToken('reset', next.resetToken)
    void navigate('/reset-password', { replace: true, state: { lead: 'verification' } })
  }
  const fail = (error: unknown) => {
    if (errorCode(error) === 'ALREADY_DONE') deleteMailedToken('verify')
    if (!isInvalidLink(error)) return
    deleteMailedToken('verify')
    setDead(true)
  }

  if (dead) return <DeadVerificationLink />
  if (errorCode(verify.error) === 'ALREADY_DONE') return <VerificationStatus />
  if (reply?.state === 'verified') return <Verified />
  if (reply?.state === 'password_needed') {
    return (
      <EntryFrame hidden title={t('accounts.verify.title')} lead={t('accounts.verify.passwordNeeded', { name: reply.username })}>
        <ConfirmWithPasswordForm token={token} onReply={take} onFailed={fail} />
      </EntryFrame>
    )
  }
  if (reply?.state === 'second_factor') {
    const toLogin = () => void navigate('/login', { replace: true })
    return (
      <EntryFrame hidden title={t('accounts.secondFactor.title')} lead={t('accounts.verify.doneText')}>
        <SecondFactorForm {...reply} leaving={false} onDone={goOn} onExpired={toLogin} onBack={toLogin} />
      </EntryFrame>
    )
  }
  return (
    <EntryFrame hidden title={t('accounts.verify.title')} lead={t('accounts.verify.lead')}>
      {verify.error && <FailureNotice error={verify.error} words="accounts" />}
      <Button
        size="lg"
        className="w-full"
        busy={verify.isPending}
        onClick={() => verify.mutate({ token }, { onSuccess: take, onError: fail })}
      >
        {t('accounts.verify.confirm')}
      </Button>
    </EntryFrame>
  )
}
