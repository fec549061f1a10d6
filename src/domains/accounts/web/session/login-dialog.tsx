import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal } from '#platform/web/ui/modal.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { MeView } from '../../contract.ts'
import type { LoginChallenge } from '../entry/login-challenge.ts'
import { LoginForm } from '../entry/login-form.tsx'
import { SecondFactorForm } from '../entry/second-factor-form.tsx'
import { loginRequest } from './known-user.ts'

/** Login over a form. */
export default function LoginDialog({ user }: { user: MeView }) {
  const { t } = useTranslation()
  const [challenge, setChallenge] = useState<LoginChallenge | null>(null)
  const [expired, setExpired] = useState<unknown>(null)

  const done = () => toast({ title: t('accounts.loginAgain.done'), description: t('accounts.loginAgain.doneText') })

  return (
    <Modal open firm onOpenChange={loginRequest.dismiss} title={t('accounts.loginAgain.title')} lead={t('accounts.loginAgain.lead')}>
      {challenge ? (
        <SecondFactorForm
          {...challenge}
          leaving={false}
          onDone={done}
          onExpired={(error) => {
            setExpired(error)
            setChallenge(null)
          }}
          onBack={() => setChallenge(null)}
        />
      ) : (
        <LoginForm email={user.email} leaving={false} expired={expired} onDone={done} onLoginChallenge={setChallenge} />
      )}
    </Modal>
  )
}
