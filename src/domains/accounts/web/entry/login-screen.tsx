import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { EntryFrame, TextLink } from './entry-frame.tsx'
import type { LoginChallenge } from './login-challenge.ts'
import { LoginForm } from './login-form.tsx'
import { useLoginOrigin } from './login-origin.ts'
import { prefilledEmail } from './prefilled-email.ts'
import { SecondFactorForm } from './second-factor-form.tsx'
import { useRedirectWhenLoggedIn } from './use-redirect-when-logged-in.ts'
import { useWelcomeToast } from './use-welcome-toast.ts'

export default function LoginScreen() {
  const { t } = useTranslation()
  const { withOrigin } = useLoginOrigin()
  const leaving = useRedirectWhenLoggedIn()
  const onDone = useWelcomeToast()
  const [email, setEmail] = useState(prefilledEmail(useLocation().state))
  const [loginChallenge, setLoginChallenge] = useState<LoginChallenge | null>(null)
  const [expired, setExpired] = useState<unknown>(null)

  if (loginChallenge) {
    return (
      <EntryFrame title={t('accounts.secondFactor.title')}>
        <SecondFactorForm
          {...loginChallenge}
          leaving={leaving}
          onDone={onDone}
          onExpired={(error) => {
            setExpired(error)
            setLoginChallenge(null)
          }}
          onBack={() => setLoginChallenge(null)}
        />
      </EntryFrame>
    )
  }
  return (
    <EntryFrame
      title={t('accounts.login.title')}
      foot={
        <>
          {t('accounts.login.newHere')} <TextLink to={withOrigin('/register')}>{t('accounts.login.register')}</TextLink>
        </>
      }
    >
      <LoginForm
        email={email}
        leaving={leaving}
        expired={expired}
        onDone={onDone}
        onLoginChallenge={(next, typed) => {
          setEmail(typed)
          setExpired(null)
          setLoginChallenge(next)
        }}
      />
    </EntryFrame>
  )
}
