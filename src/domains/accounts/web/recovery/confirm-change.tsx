import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { codeOf } from '#platform/web/failure.ts'
import { forgetToken, isDeadLink } from '#platform/web/mailed-token.ts'
import { useSource } from '#platform/web/source.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { meQuery } from '../queries.ts'
import { Checking } from './checking.tsx'
import { DeadLink } from './dead-link.tsx'
import { FailedLink } from './failed-link.tsx'
import { useConfirmChange } from './operations.ts'
import { VerificationStatus } from './verification-status.tsx'
import { Verified } from './verified.tsx'

/** The link of another address. Whoever is not signed in logs in first; the token waits in this tab. */
export function ConfirmChange({ token }: { token: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const confirm = useConfirmChange()
  const me = useQuery(meQuery(useSource()))
  const asked = useRef(false)
  const ask = () => confirm.mutate({ token }, { onSettled: (_, error) => isOver(error) && forgetToken('change') })

  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once it is known who is there
  useEffect(() => {
    if (me.data === undefined || asked.current) return
    asked.current = true
    if (me.data) ask()
    else void navigate('/login?from=%2Fverify-email', { replace: true })
  }, [me.data])

  if (confirm.data) return <Verified email={confirm.data.email} />
  if (codeOf(confirm.error) === 'ALREADY_DONE') return <VerificationStatus />
  if (isDeadLink(confirm.error)) {
    return (
      <DeadLink>
        <ButtonLink to="/settings" size="lg" className="w-full">
          {t('accounts.verify.toSettings')}
        </ButtonLink>
      </DeadLink>
    )
  }
  const error = confirm.error ?? me.error
  if (error) return <FailedLink error={error} onRetry={() => (me.error ? void me.refetch() : ask())} />
  return <Checking />
}

const isOver = (error: unknown) => !error || isDeadLink(error) || codeOf(error) === 'ALREADY_DONE'
