import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import type { Operation } from '#platform/web/operation.ts'
import { Button } from '#platform/web/ui/button.tsx'
import type { MeView } from '../../contract.ts'
import type { PasskeyEntry } from './operations.ts'
import { canUsePasskeys, isDeclined } from './passkey-support.ts'

type Props = {
  login: Operation<PasskeyEntry, { user: MeView }>
  ticket?: string
  onDone: (user: MeView) => void
  /** The password was right and there is no time left for the second factor. */
  onExpired?: (error: unknown) => void
}

export function PasskeyButton({ login, ticket, onDone }: Props) {
  const { t } = useTranslation()
  const [impossible, setImpossible] = useState(false)
  const asked = login.variables?.offered !== true
  const ask = () => {
    if (canUsePasskeys()) login.mutate({ ...(ticket && { ticket }) }, { onSuccess: ({ user }) => onDone(user) })
    else setImpossible(true)
  }
  return (
    <div>
      {impossible && (
        <p role="alert" className="mb-4 text-xs text-muted-foreground">
          {t('accounts.passkey.impossible')}
        </p>
      )}
      {login.error && !isDeclined(login.error) && <FailureNotice error={login.error} words="accounts.passkey" />}
      <Button look="secondary" size="lg" className="w-full" busy={asked && login.isPending} onClick={ask}>
        <KeyRound aria-hidden className="size-5" />
        {t('accounts.passkey.logIn')}
      </Button>
    </div>
  )
}
