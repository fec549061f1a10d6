import { Link2Off } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { useMe } from '../queries.ts'
import { ResendVerification } from './resend-verification.tsx'

/** Shown for an invalid link, with a way to get a new one. */
export function DeadLink({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <EntryFrame hidden icon={Link2Off} title={t('accounts.link.dead')} lead={t('accounts.failure.TOKEN_INVALID')}>
      {children}
    </EntryFrame>
  )
}

export function DeadVerificationLink() {
  const { t } = useTranslation()
  const me = useMe()
  return (
    <DeadLink>
      {me ? (
        <ResendVerification me={me} />
      ) : (
        <ButtonLink to="/login?from=%2Fverify-email" size="lg" className="w-full">
          {t('accounts.verify.logInForAnother')}
        </ButtonLink>
      )}
    </DeadLink>
  )
}
