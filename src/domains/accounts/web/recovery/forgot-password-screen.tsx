import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EntryFrame, TextLink } from '../entry/entry-frame.tsx'
import { useOrigin } from '../entry/origin.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { ResetMailSent } from './reset-mail-sent.tsx'

export default function ForgotPasswordScreen() {
  const { t } = useTranslation()
  const { keptBy } = useOrigin()
  const [sentTo, setSentTo] = useState<string | null>(null)

  if (sentTo !== null) return <ResetMailSent email={sentTo} onOther={() => setSentTo(null)} />
  return (
    <EntryFrame
      hidden
      title={t('accounts.forgot.title')}
      lead={t('accounts.forgot.lead')}
      foot={<TextLink to={keptBy('/login')}>{t('accounts.backToLogin')}</TextLink>}
    >
      <ForgotPasswordForm onSent={setSentTo} />
    </EntryFrame>
  )
}
