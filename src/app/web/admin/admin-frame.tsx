/** Navigation of the admin area. The route guard keeps everyone but administrators out (src/app/access.ts). */
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { SecondFactorBanner, SecondFactorNeeded, useSecondFactorOverdue, ViolationBanner } from '#domains/accounts/web/index.ts'
import { screenMatcher } from '#platform/shared/screens.ts'
import { SectionLayout } from '#platform/web/ui/section-layout.tsx'
import { adminSections } from '../../screens.ts'
import { ScreenIcon } from '../frame/screen-icon.tsx'
import { useAdminTasks } from './use-admin-tasks.ts'

const OVERVIEW = { path: '/admin', label: 'app.admin.overview.title', icon: 'LayoutDashboard', adminGroup: undefined } as const

const findSection = screenMatcher(adminSections)

export default function AdminFrame() {
  if (!useSecondFactorOverdue()) return <AdminSections />
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-10">
      <SecondFactorNeeded />
    </main>
  )
}

/** Keys: app.admin.group.* */
function AdminSections() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const tasks = useAdminTasks()
  const links = [OVERVIEW, ...adminSections].map(({ path, label, icon, adminGroup }) => ({
    to: path,
    label: t(label),
    icon: <ScreenIcon name={icon} className="size-4.5" />,
    ...(adminGroup && { group: t(`app.admin.group.${adminGroup}`) }),
    count: tasks.find(({ section }) => section === path)?.count.data ?? 0,
  }))
  return (
    <main id="content" className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-10">
      <h1 className="text-xl font-bold tracking-tight">{t('app.admin.title')}</h1>
      <SectionLayout label={t('app.admin.sections')} links={links} current={findSection(pathname)?.path ?? OVERVIEW.path}>
        <SecondFactorBanner className="mb-6" />
        <ViolationBanner />
        <Outlet />
      </SectionLayout>
    </main>
  )
}
