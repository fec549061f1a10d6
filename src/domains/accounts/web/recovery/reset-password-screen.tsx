import { Link2Off, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { deleteMailedToken, useMailedToken } from '#platform/web/mailed-token.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EntryFrame, TextLink } from '../entry/entry-frame.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

export default function ResetPasswordScreen() {
  const { t } = useTranslation()
  const afterVerification = useLocation().state?.lead === 'verification'
  const mailed = useMailedToken('reset', 'token')
  const [outcome, setOutcome] = useState<'done' | 'invalid' | null>(null)
  const settle = (next: 'done' | 'invalid') => {
    deleteMailedToken('reset')
    setOutcome(next)
  }

  if (outcome === 'done') {
    return (
      <EntryFrame hidden icon={ShieldCheck} title={t('accounts.reset.done')} lead={t('accounts.reset.signedOut')}>
        <ButtonLink to="/login" size="lg" className="w-full">
          {t('accounts.login.submit')}
        </ButtonLink>
      </EntryFrame>
    )
  }
  if (outcome === 'invalid' || (mailed.read && mailed.token === null)) {
    return (
      <EntryFrame
        hidden
        icon={Link2Off}
        title={t('accounts.link.dead')}
        lead={t('accounts.failure.TOKEN_INVALID')}
        foot={<TextLink to="/login">{t('accounts.backToLogin')}</TextLink>}
      >
        <ButtonLink to="/forgot-password" size="lg" className="w-full">
          {t('accounts.reset.askAgain')}
        </ButtonLink>
      </EntryFrame>
    )
  }
  return (
    <EntryFrame
      hidden
      title={t('accounts.reset.title')}
      lead={afterVerification ? t('accounts.reset.leadAfterVerification') : t('accounts.reset.lead')}
    >
      <ResetPasswordForm token={mailed.read ? mailed.token : null} onDone={() => settle('done')} onInvalid={() => settle('invalid')} />
    </EntryFrame>
  )
}
