import { HydrationBoundary, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatUtcMonth } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { browserSource, IN_CACHE, serverQueries, useSource } from '#platform/web/source.ts'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { TransparencyMonth } from '../contract.ts'
import type { Route } from './+types/transparency.page.ts'
import { transparencyQuery } from './queries.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return serverQueries(context, (client, source) => client.fetchQuery(transparencyQuery(source)))
}

export async function clientLoader() {
  const source = browserSource()
  void source.client.prefetchQuery(transparencyQuery(source))
  return IN_CACHE
}

export default function TransparencyPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Transparency />
    </HydrationBoundary>
  )
}

/** How much was decided, by month. */
function Transparency() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data } = useQuery(transparencyQuery(useSource()))
  return (
    <main id="content" className="page pt-8 pb-16 md:pt-12">
      <PageHead title={t('moderation.transparency.title')} description={t('moderation.transparency.lead')} />
      <h1 className="text-xl font-bold tracking-tight">{t('moderation.transparency.title')}</h1>
      <p className="mt-1.5 max-w-prose text-muted-foreground">{t('moderation.transparency.lead')}</p>
      <div className="mt-8 space-y-6">
        {data?.months.length === 0 && <p>{t('moderation.transparency.none')}</p>}
        {data?.months.map((month) => (
          <Panel key={month.month} title={formatUtcMonth(`${month.month}-01`, locale)}>
            <Month month={month} />
          </Panel>
        ))}
      </div>
    </main>
  )
}

/** Keys: moderation.transparency.*, moderation.action.*, moderation.rule.*, reports.type.* */
function Month({ month }: { month: TransparencyMonth }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { decisions, detectedByFilter, appeals, reversed, medianHours } = month
  const numbers = { decisions, detectedByFilter, appeals, reversed, medianHours }
  const groups = [
    { key: 'types', rows: month.types, words: 'reports.type' },
    { key: 'actions', rows: month.actions, words: 'moderation.action' },
    { key: 'reasons', rows: month.reasons, words: 'moderation.rule' },
  ]
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
        {Object.entries(numbers).map(([key, count]) => (
          <div key={key}>
            <dt className="text-xs text-muted-foreground">{t(`moderation.transparency.${key}`)}</dt>
            <dd className="mt-0.5 text-lg font-semibold tabular-nums">{formatNumber(count, locale)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 grid gap-6 sm:grid-cols-3">
        {groups.map(({ key, rows, words }) => (
          <section key={key}>
            <h3 className="font-medium">{t(`moderation.transparency.${key}`)}</h3>
            <ul className="mt-2 space-y-1">
              {rows.map((row) => (
                <li key={row.key} className="flex justify-between gap-4">
                  <span>{t(`${words}.${row.key}`)}</span>
                  <span className="tabular-nums">{formatNumber(row.count, locale)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
