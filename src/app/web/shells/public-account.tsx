/**
 * The end of the public header. The document is the same for everyone and holds both: what a guest needs and what a member
 * needs; `data-viewer` on the document shows one of them, so nothing flashes.
 */
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useMe } from '#domains/accounts/web/index.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { AccountButton } from '../frame/account-button.tsx'

export function LoginLink({ className = '' }: { className?: string }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  // The way back is the browser's to know: the document must be the same for every query it is kept for.
  const from = useHydrated() && pathname !== '/' ? `?${new URLSearchParams({ from: pathname + search })}` : ''
  return (
    <ButtonLink to={`/login${from}`} className={className}>
      {t('app.nav.login')}
    </ButtonLink>
  )
}

export function DashboardLink({ className = '' }: { className?: string }) {
  const { t } = useTranslation()
  return (
    <ButtonLink to="/dashboard" look="secondary" className={className}>
      {t('app.area.dashboard.name')}
    </ButtonLink>
  )
}

export function PublicAccount() {
  const me = useMe()
  return (
    <>
      <LoginLink className="ms-2 only-guests max-md:hidden" />
      <DashboardLink className="ms-2 only-members max-md:hidden" />
      <span className="only-members">{me ? <AccountButton me={me} /> : <Skeleton className="m-1.5 size-8 rounded-full" />}</span>
    </>
  )
}
