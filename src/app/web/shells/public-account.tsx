/**
 * The account section of the public header. The cached document is the same for everyone and contains the controls of guests and members;
 * `data-viewer` on the root element shows one of them, so nothing flashes.
 */
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { useViewerKind } from '#platform/web/use-viewer-kind.ts'

export function LoginLink({ className = '' }: { className?: string }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  // Only the browser adds the return path, because the cached document must be the same for every query.
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

const MemberCorner = lazy(() => import('./member-controls.tsx').catch(() => ({ default: () => null })))

export function PublicAccount() {
  const viewer = useViewerKind()
  const waiting = (
    <>
      <Skeleton className="m-1.5 size-8 rounded-full" />
      <Skeleton className="m-1.5 size-8 rounded-full" />
    </>
  )
  return (
    <>
      <LoginLink className="ms-2 only-guests max-md:hidden" />
      <DashboardLink className="ms-2 only-members max-md:hidden" />
      <span className="only-members">
        <span className="flex items-center">
          {viewer === 'member' ? (
            <Suspense fallback={waiting}>
              <MemberCorner />
            </Suspense>
          ) : (
            waiting
          )}
        </span>
      </span>
    </>
  )
}
