/** Settings: tabs in the address, each loaded on opening. The domains render their tabs. */
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { DeletionBlockersContext, useMe } from '#domains/accounts/web/index.ts'
import { preloadModule } from '#platform/web/preload-module.ts'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { webDomains } from '../domains.ts'
import { TABS } from './tabs.ts'

const COMPONENTS = new Map(TABS.map(({ key, load }) => [key, lazy(load)]))

const DELETION_BLOCKERS = Object.assign({}, ...webDomains.map(({ deletionBlockers }) => deletionBlockers))

/** Keys: app.settings.tab.* */
export default function SettingsPage() {
  const { t } = useTranslation()
  const me = useMe()
  const [search] = useSearchParams()
  const asked = search.get('tab')
  const current = TABS.find(({ key }) => key === asked)?.key ?? TABS[0]?.key ?? ''
  const Tab = COMPONENTS.get(current)
  const row = useRef<HTMLUListElement>(null)

  // On a phone the tabs scroll, so the current one may be out of view.
  useEffect(() => {
    const link = row.current?.querySelector(`[href$="tab=${current}"]`)
    link?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])

  if (!me || !Tab) return null
  return (
    <main id="content" className="mx-auto w-full max-w-5xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={t(`app.settings.tab.${current}`)} hidden />
      <h1 className="text-xl font-bold tracking-tight">{t('app.settings.title')}</h1>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <nav
          aria-label={t('app.settings.title')}
          className="max-lg:-mx-4 max-lg:border-b md:max-lg:-mx-8 lg:sticky lg:top-20 lg:self-start"
        >
          <ul ref={row} className="flex scrollbar-none gap-1 overflow-x-auto max-lg:px-4 max-lg:pb-2 md:max-lg:px-8 lg:flex-col">
            {TABS.map(({ key, icon: Icon, load }) => (
              <li key={key} className="shrink-0">
                <Link
                  to={`?tab=${key}`}
                  aria-current={key === current ? 'page' : undefined}
                  onPointerEnter={() => preloadModule(load)}
                  onFocus={() => preloadModule(load)}
                  className="flex min-h-11 items-center gap-3 rounded-md px-3 font-medium whitespace-nowrap text-muted-foreground transition hover:bg-muted hover:text-foreground aria-[current=page]:bg-muted aria-[current=page]:text-foreground lg:min-h-10"
                >
                  <Icon aria-hidden className="size-4.5" />
                  {t(`app.settings.tab.${key}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          <Suspense key={current} fallback={<Skeleton className="h-80 rounded-lg" />}>
            <DeletionBlockersContext value={DELETION_BLOCKERS}>
              <Tab />
            </DeletionBlockersContext>
          </Suspense>
        </div>
      </div>
    </main>
  )
}
