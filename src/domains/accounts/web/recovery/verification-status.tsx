import { useQuery } from '@tanstack/react-query'
import { MailQuestion } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { isEmailConfirmed, meQuery } from '../queries.ts'
import { Checking } from './checking.tsx'
import { ResendVerification } from './resend-verification.tsx'
import { Verified } from './verified.tsx'

/** Confirmation status of the member's email, when the page is opened without a link. */
export function VerificationStatus() {
  const { t } = useTranslation()
  const { data: me, isPending, isError, refetch } = useQuery(meQuery(useSource()))
  if (isPending) return <Checking />
  if (isError) return <FailedNotice text={t('accounts.meFailed')} onRetry={() => void refetch()} />
  if (!me) {
    return (
      <EntryFrame hidden icon={MailQuestion} title={t('accounts.verify.title')} lead={t('accounts.verify.logInToSee')}>
        <ButtonLink to="/login?from=%2Fverify-email" size="lg" className="w-full">
          {t('accounts.login.submit')}
        </ButtonLink>
      </EntryFrame>
    )
  }
  if (isEmailConfirmed(me)) return <Verified />
  return (
    <EntryFrame hidden icon={MailQuestion} title={t('accounts.verify.title')} lead={t('accounts.verify.open', { email: me.email })}>
      <ResendVerification me={me} />
    </EntryFrame>
  )
}
