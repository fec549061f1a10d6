/** Platform settings. Each domain renders its own panels. */
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { administrations } from './administrations.ts'

const PANELS = administrations
  .flatMap(({ settings = [] }) => settings)
  .sort((a, b) => a.position - b.position)
  .map(({ key, group, load }) => ({ key, group, Panel: lazy(load) }))

/** Keys: app.admin.settings.* */
const GROUPS = (['people', 'shopping', 'money'] as const).map((key) => ({ key, panels: PANELS.filter(({ group }) => group === key) }))

export default function PlatformSettingsPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('accounts.platform.title')} hidden />
      <nav aria-label={t('accounts.platform.title')} className="mb-6 flex flex-wrap gap-2">
        {GROUPS.map(({ key }) => (
          <a
            key={key}
            href={`#${key}`}
            className="inline-flex min-h-11 items-center rounded-full border bg-card px-4 font-medium text-muted-foreground transition hover:text-foreground"
          >
            {t(`app.admin.settings.${key}`)}
          </a>
        ))}
      </nav>
      <div className="space-y-10">
        {GROUPS.map(({ key, panels }) => (
          <section key={key} id={key} aria-labelledby={`${key}-title`} className="scroll-mt-24">
            <h2 id={`${key}-title`} className="mb-4 text-lg font-semibold">
              {t(`app.admin.settings.${key}`)}
            </h2>
            <div className="grid items-start gap-6 md:grid-cols-2 xl:grid-cols-3">
              {panels.map(({ key: panel, Panel }) => (
                <Suspense key={panel} fallback={<Skeleton className="h-72 rounded-lg" />}>
                  <Panel />
                </Suspense>
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  )
}
