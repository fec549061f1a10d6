/** Where somebody lands after signing in: what to do first, and the ways on that exist. */
import { BadgeCheck, ImageUp, ShieldCheck, ShoppingBag, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#domains/accounts/web/index.ts'
import { useWorkspace } from '#domains/workspaces/web/index.ts'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { FirstStep } from './first-step.tsx'

export default function DashboardPage() {
  const { t } = useTranslation()
  const me = useMe()
  const workspace = useWorkspace()
  if (!me) return null
  return (
    <main id="content" className="mx-auto max-w-4xl px-4 py-8 md:px-8 md:py-10">
      <PageHead title={t('app.area.dashboard.name')} hidden />
      <h1 className="text-xl font-bold tracking-tight">{t('app.dashboard.hello', { name: me.username })}</h1>
      <p className="mt-1 text-muted-foreground">{workspace ? t('app.dashboard.lead', { workspace: workspace.name }) : '\u00a0'}</p>
      <h2 className="mt-10 font-semibold">{t('app.dashboard.firstSteps')}</h2>
      <ul className="mt-3 divide-y overflow-hidden rounded-lg border bg-card">
        <FirstStep
          to="/settings?tab=account"
          icon={BadgeCheck}
          done={me.emailVerified}
          title={t('app.dashboard.email.title')}
          text={me.emailVerified ? t('app.dashboard.email.done') : t('app.dashboard.email.text')}
        />
        <FirstStep
          to="/settings?tab=profile"
          icon={ImageUp}
          done={me.avatarUrl !== null}
          title={t('app.dashboard.picture.title')}
          text={t('app.dashboard.picture.text')}
        />
        <FirstStep
          to="/settings?tab=security"
          icon={ShieldCheck}
          title={t('app.dashboard.security.title')}
          text={t('app.dashboard.security.text')}
        />
        <FirstStep
          to="/settings?tab=workspace"
          icon={UsersRound}
          title={t('app.dashboard.people.title')}
          text={t('app.dashboard.people.text')}
        />
        <FirstStep to="/marketplace" icon={ShoppingBag} title={t('app.dashboard.shop.title')} text={t('app.dashboard.shop.text')} />
      </ul>
    </main>
  )
}
