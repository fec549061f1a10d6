/** Settings: tabs in the address, each loaded on opening. The domains render their tabs. */
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { DeletionBlockersContext, useMe } from '#domains/accounts/web/index.ts'
import { preloadModule } from '#platform/web/preload-module.ts'
import { RecordTypesContext } from '#platform/web/record/record-types.ts'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { SectionLayout } from '#platform/web/ui/section-layout.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { webDomains } from '../domains.ts'
import { TABS } from './tabs.ts'

const COMPONENTS = new Map(TABS.map(({ key, load }) => [key, lazy(load)]))

const DELETION_BLOCKERS = Object.assign({}, ...webDomains.map(({ deletionBlockers }) => deletionBlockers))

const RECORD_TYPES = webDomains.flatMap(({ recordTypes = [] }) => recordTypes).sort((a, b) => a.position - b.position)

/** Keys: app.settings.tab.* */
export default function SettingsPage() {
  const { t } = useTranslation()
  const me = useMe()
  const [search] = useSearchParams()
  const asked = search.get('tab')
  const current = TABS.find(({ key }) => key === asked)?.key ?? TABS[0]?.key ?? ''
  const Tab = COMPONENTS.get(current)
  if (!me || !Tab) return null
  return (
    <main id="content" className="mx-auto w-full max-w-5xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={t(`app.settings.tab.${current}`)} hidden />
      <h1 className="text-xl font-bold tracking-tight">{t('app.settings.title')}</h1>
      <SectionLayout
        label={t('app.settings.title')}
        links={TABS.map(({ key, icon: Icon, load }) => ({
          to: `?tab=${key}`,
          label: t(`app.settings.tab.${key}`),
          icon: <Icon aria-hidden className="size-4.5 shrink-0" />,
          preload: () => preloadModule(load),
        }))}
        current={`?tab=${current}`}
      >
        <Suspense key={current} fallback={<Skeleton className="h-80 rounded-lg" />}>
          <DeletionBlockersContext value={DELETION_BLOCKERS}>
            <RecordTypesContext value={RECORD_TYPES}>
              <Tab />
            </RecordTypesContext>
          </DeletionBlockersContext>
        </Suspense>
      </SectionLayout>
    </main>
  )
}
