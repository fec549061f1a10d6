import { useQuery } from '@tanstack/react-query'
import { Check, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { ChecksPanel } from './checks-panel.tsx'
import { checksQuery } from './queries.ts'

/** All invariants with the result of the last check. */
export default function ChecksPage() {
  const { t } = useTranslation()
  const { data } = useQuery(checksQuery(useSource()))
  const broken = new Set(data?.violations.filter(({ resolvedAt }) => resolvedAt === null).map(({ invariant }) => invariant))
  return (
    <div className="space-y-6">
      <PageHead title={t('accounts.checks.title')} hidden />
      <p className="max-w-prose text-muted-foreground">{t('accounts.checks.lead')}</p>
      <ChecksPanel />
      {data && data.names.length > 0 && (
        <Panel title={t('accounts.checks.all')} lead={t('accounts.checks.allLead')}>
          <ul className="grid gap-x-8 gap-y-2 md:grid-cols-2">
            {data.names.map((name) => (
              <li key={name} className="flex gap-2.5" dir="ltr" lang="en">
                {broken.has(name) ? (
                  <TriangleAlert role="img" aria-label={t('accounts.checks.broken')} className="mt-0.5 size-4 shrink-0 text-destructive" />
                ) : (
                  <Check role="img" aria-label={t('accounts.checks.true')} className="mt-0.5 size-4 shrink-0 text-success" />
                )}
                {name}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  )
}
