import { UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EntryFrame, TextLink } from './entry-frame.tsx'
import { useOrigin } from './origin.ts'
import { RegisterForm } from './register-form.tsx'
import { useLeadOn } from './use-lead-on.ts'

export default function RegisterScreen() {
  const { t } = useTranslation()
  const { keptBy } = useOrigin()
  const [closed, setClosed] = useState(false)
  useLeadOn()

  if (closed) {
    return (
      <EntryFrame icon={UserRoundX} title={t('accounts.register.closed')} lead={t('accounts.failure.REGISTRATION_CLOSED')}>
        <ButtonLink to={keptBy('/login')} size="lg" className="w-full">
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
          {t('accounts.register.haveOne')} <TextLink to={keptBy('/login')}>{t('accounts.login.submit')}</TextLink>
        </>
      }
    >
      <RegisterForm onClosed={() => setClosed(true)} />
    </EntryFrame>
  )
}
