import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SECOND_FACTORS } from '../../contract.ts'
import { FormSkeleton } from '../form-skeleton.tsx'
import { EntryFrame, TextLink } from './entry-frame.tsx'
import { useOrigin } from './origin.ts'
import { useLeadOn } from './use-lead-on.ts'
import { useWelcome } from './use-welcome.ts'

const LoginForm = lazy(() => import('./login-form.tsx'))
const SecondFactorForm = lazy(() => import('./second-factor-form.tsx'))

/** A password that was right and waits for its second factor. */
export type Ticket = { ticket: string; factors: (typeof SECOND_FACTORS)[number][] }

export default function LoginPage() {
  const { t } = useTranslation()
  const { keptBy } = useOrigin()
  const leaving = useLeadOn()
  const onDone = useWelcome()
  const [ticket, setTicket] = useState<Ticket | null>(null)
  const [expired, setExpired] = useState<unknown>(null)

  if (ticket) {
    return (
      <EntryFrame title={t('accounts.secondFactor.title')}>
        <Suspense fallback={<FormSkeleton fields={1} />}>
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
        </Suspense>
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
      <Suspense fallback={<FormSkeleton fields={2} />}>
        <LoginForm leaving={leaving} expired={expired} onDone={onDone} onTicket={setTicket} />
      </Suspense>
    </EntryFrame>
  )
}
