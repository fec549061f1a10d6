import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { EntryFrame, TextLink } from './entry-frame.tsx'
import { LoginForm } from './login-form.tsx'
import { useOrigin } from './origin.ts'
import { prefilledEmail } from './prefilled-email.ts'
import { SecondFactorForm } from './second-factor-form.tsx'
import type { Ticket } from './ticket.ts'
import { useLeadOn } from './use-lead-on.ts'
import { useWelcome } from './use-welcome.ts'

export default function LoginScreen() {
  const { t } = useTranslation()
  const { keptBy } = useOrigin()
  const leaving = useLeadOn()
  const onDone = useWelcome()
  const [email, setEmail] = useState(prefilledEmail(useLocation().state))
  const [ticket, setTicket] = useState<Ticket | null>(null)
  const [expired, setExpired] = useState<unknown>(null)

  if (ticket) {
    return (
      <EntryFrame title={t('accounts.secondFactor.title')}>
        <SecondFactorForm
          {...ticket}
          leaving={leaving}
          onDone={onDone}
          onExpired={(error) => {
            setExpired(error)
            setTicket(null)
          }}
          onBack={() => setTicket(null)}
        />
      </EntryFrame>
    )
  }
  return (
    <EntryFrame
      title={t('accounts.login.title')}
      foot={
        <>
          {t('accounts.login.newHere')} <TextLink to={keptBy('/register')}>{t('accounts.login.register')}</TextLink>
        </>
      }
    >
      <LoginForm
        email={email}
        leaving={leaving}
        expired={expired}
        onDone={onDone}
        onTicket={(next, typed) => {
          setEmail(typed)
          setExpired(null)
          setTicket(next)
        }}
      />
    </EntryFrame>
  )
}
