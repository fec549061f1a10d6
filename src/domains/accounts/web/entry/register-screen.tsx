import { UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EntryFrame, TextLink } from './entry-frame.tsx'
import { useLoginOrigin } from './login-origin.ts'
import { RegisterForm } from './register-form.tsx'
import { useRedirectWhenLoggedIn } from './use-redirect-when-logged-in.ts'

export default function RegisterScreen() {
  const { t } = useTranslation()
  const { withOrigin } = useLoginOrigin()
  const [closed, setClosed] = useState(false)
  useRedirectWhenLoggedIn()

  if (closed) {
    return (
      <EntryFrame icon={UserRoundX} title={t('accounts.register.closed')} lead={t('accounts.failure.REGISTRATION_CLOSED')}>
        <ButtonLink to={withOrigin('/login')} size="lg" className="w-full">
          {t('accounts.login.submit')}
        </ButtonLink>
      </EntryFrame>
    )
  }
  return (
    <EntryFrame
      title={t('accounts.register.title')}
      lead={t('accounts.register.lead')}
      foot={
        <>
          {t('accounts.register.haveOne')} <TextLink to={withOrigin('/login')}>{t('accounts.login.submit')}</TextLink>
        </>
      }
    >
      <RegisterForm onClosed={() => setClosed(true)} />
    </EntryFrame>
  )
}
