import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { MeView } from '../../contract.ts'
import { PasskeysPanel } from '../security/passkeys-panel.tsx'
import { PasswordPanel } from '../security/password-panel.tsx'
import { securityQuery } from '../security/queries.ts'
import { SessionsPanel } from '../security/sessions-panel.tsx'
import { TotpPanel } from '../security/totp-panel.tsx'
import { withMe } from '../with-me.tsx'

export default withMe(SecurityTab)

function SecurityTab({ me }: { me: MeView }) {
  const { t } = useTranslation()
  const { data: security, isPending, isLoadingError, refetch } = useQuery(securityQuery(useSource()))
  return (
    <div className="space-y-6">
      <PasswordPanel me={me} />
      {isPending && (
        <>
          <Skeleton className="h-44 rounded-lg" />
          <Skeleton className="h-52 rounded-lg" />
        </>
      )}
      {isLoadingError && <FailedNotice text={t('accounts.security.loadFailed')} onRetry={() => void refetch()} />}
      {security && (
        <>
          <TotpPanel security={security} />
          <PasskeysPanel passkeys={security.passkeys} />
        </>
      )}
      <SessionsPanel />
    </div>
  )
}
