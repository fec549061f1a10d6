import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { errorCode } from '#platform/web/failure.ts'
import { deleteMailedToken, isInvalidLink } from '#platform/web/mailed-token.ts'
import { useSource } from '#platform/web/source.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { meQuery } from '../queries.ts'
import { Checking } from './checking.tsx'
import { DeadLink } from './dead-link.tsx'
import { FailedLink } from './failed-link.tsx'
import { useConfirmChange } from './operations.ts'
import { VerificationStatus } from './verification-status.tsx'
import { Verified } from './verified.tsx'

/** Handles the link that confirms a new email. A guest logs in first; the token is kept in this tab. */
export function ConfirmChange({ token }: { token: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const confirm = useConfirmChange()
  const me = useQuery(meQuery(useSource()))
  const asked = useRef(false)
  const ask = () => confirm.mutate({ token }, { onSettled: (_, error) => isOver(error) && deleteMailedToken('change') })

  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once it is known who is there
  useEffect(() => {
    if (me.data === undefined || asked.current) return
    asked.current = true
    if (me.data) ask()
    else void navigate('/login?from=%2Fverify-email', { replace: true })
  }, [me.data])

  if (confirm.data) return <Verified email={confirm.data.email} />
  if (errorCode(confirm.error) === 'ALREADY_DONE') return <VerificationStatus />
  if (isInvalidLink(confirm.error)) {
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

const isOver = (error: unknown) => !error || isInvalidLink(error) || errorCode(error) === 'ALREADY_DONE'
