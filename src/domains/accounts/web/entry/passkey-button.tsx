import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import type { MeView } from '../../contract.ts'
import { usePasskeyLogin } from './operations.ts'
import { canUsePasskeys, isDeclined } from './passkey-support.ts'

type Props = {
  /** Set when the passkey is the second factor after a correct password. */
  loginChallenge?: string
  onDone: (user: MeView) => void
  onFailed?: (error: unknown) => void
}

export function PasskeyButton({ loginChallenge, onDone, onFailed }: Props) {
  const { t } = useTranslation()
  const login = usePasskeyLogin()
  const [impossible, setImpossible] = useState(false)
  const ask = () => {
    if (!canUsePasskeys()) return setImpossible(true)
    login.mutate(
      { ...(loginChallenge && { loginChallenge }) },
      { onSuccess: ({ user }) => onDone(user), onError: (error) => onFailed?.(error) },
    )
  }
  return (
    <div>
      {impossible && (
        <p role="alert" className="mb-4 rounded-md bg-muted px-4 py-3 text-xs">
          {t('accounts.passkey.impossible')}
        </p>
      )}
      {login.error && !isDeclined(login.error) && <FailureNotice error={login.error} words="accounts.passkey" />}
      <Button look="secondary" size="lg" className="w-full" busy={login.isPending || login.isSuccess} onClick={ask}>
        <KeyRound aria-hidden className="size-5" />
        {t('accounts.passkey.logIn')}
      </Button>
    </div>
  )
}
