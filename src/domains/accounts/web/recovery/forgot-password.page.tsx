import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EntryFrame, TextLink } from '../entry/entry-frame.tsx'
import { useOrigin } from '../entry/origin.ts'
import { FormSkeleton } from '../form-skeleton.tsx'
import { ResetMailSent } from './reset-mail-sent.tsx'

const ForgotPasswordForm = lazy(() => import('./forgot-password-form.tsx'))

export default function ForgotPasswordPage() {
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
      <Suspense fallback={<FormSkeleton fields={1} />}>
        <ForgotPasswordForm onSent={setSentTo} />
      </Suspense>
    </EntryFrame>
  )
}
