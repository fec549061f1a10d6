import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EntryFrame, TextLink } from '../entry/entry-frame.tsx'
import { useLoginOrigin } from '../entry/login-origin.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { ResetMailSent } from './reset-mail-sent.tsx'

export default function ForgotPasswordScreen() {
  const { t } = useTranslation()
  const { withOrigin } = useLoginOrigin()
  const [sentTo, setSentTo] = useState<string | null>(null)

  if (sentTo !== null) return <ResetMailSent email={sentTo} onOther={() => setSentTo(null)} />
  return (
    <EntryFrame
      hidden
      title={t('accounts.forgot.title')}
      lead={t('accounts.forgot.lead')}
      foot={<TextLink to={withOrigin('/login')}>{t('accounts.backToLogin')}</TextLink>}
    >
      <ForgotPasswordForm onSent={setSentTo} />
    </EntryFrame>
  )
}
