/** The start page after login: first steps, the workspace, and new products. */
import { useTranslation } from 'react-i18next'
import { SecondFactorBanner, useMe } from '#domains/accounts/web/index.ts'
import { useWorkspace } from '#domains/workspaces/web/index.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { BusinessCard } from './business-card.tsx'
import { CartCard } from './cart-card.tsx'
import { FirstSteps } from './first-steps.tsx'
import { JustArrived } from './just-arrived.tsx'

export default function DashboardPage() {
  const { t } = useTranslation()
  const me = useMe()
  const workspace = useWorkspace()
  if (!me) return null
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-8 md:px-8 md:py-10">
      <PageHead title={t('app.area.dashboard.name')} hidden />
      <header className="flex items-center gap-4">
        <Avatar name={me.username} picture={me.avatarUrl} size="lg" />
        <div className="min-w-0">
          <h1 className="truncate text-xl font-bold tracking-tight">{t('app.dashboard.hello', { name: me.username })}</h1>
          <p className="mt-0.5 text-muted-foreground">{t('app.dashboard.lead')}</p>
        </div>
      </header>
      <SecondFactorBanner className="mt-6" />
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <FirstSteps me={me} workspace={workspace} />
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1">
          <BusinessCard workspace={workspace} />
          <CartCard />
        </div>
      </div>
      <JustArrived />
    </main>
  )
}
