import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#domains/accounts/web/index.ts'
import { formatSpan } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { SubstituteView } from '../../contract.ts'
import { substitutesQuery } from '../queries.ts'

const SubstituteDialog = lazy(() => import('./substitute-dialog.tsx'))
const EndDialog = lazy(() => import('./end-dialog.tsx'))

/** Who decides in the reader's place, and for whom the reader decides. */
export function SubstitutesPanel({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const me = useMe()
  const [naming, setNaming] = useState(false)
  const [ending, setEnding] = useState<SubstituteView | null>(null)
  const { data, isLoadingError, refetch } = useQuery(substitutesQuery(useSource(), workspaceId))
  return (
    <Panel
      title={t('approvals.substitutes.title')}
      lead={t('approvals.substitutes.lead')}
      aside={
        <Button look="secondary" onClick={() => setNaming(true)}>
          {t('approvals.substitutes.add')}
        </Button>
      }
    >
      {isLoadingError && <FailedNotice text={t('approvals.substitutes.loadFailed')} onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <Skeleton className="h-16 rounded-md" />}
      {data?.length === 0 && <p className="text-muted-foreground">{t('approvals.substitutes.none')}</p>}
      <ul className="divide-y">
        {data?.map((named) => (
          <Substitute key={named.id} named={named} isMine={named.person.id === me?.id} onEnd={() => setEnding(named)} />
        ))}
      </ul>
      <Suspense fallback={null}>
        {naming && <SubstituteDialog workspaceId={workspaceId} myId={me?.id ?? ''} onClose={() => setNaming(false)} />}
        {ending && <EndDialog workspaceId={workspaceId} named={ending} onClose={() => setEnding(null)} />}
      </Suspense>
    </Panel>
  )
}

function Substitute({ named, isMine, onEnd }: { named: SubstituteView; isMine: boolean; onEnd: () => void }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { person, substitute, from, until } = named
  const other = isMine ? substitute : person
  // The end is exclusive, so the last day is the moment before.
  const lastMoment = new Date(Date.parse(until) - 1).toISOString()
  return (
    <li className="flex flex-wrap items-center gap-3 py-3 first:pt-0 last:pb-0">
      <Avatar name={other.username} picture={other.avatarUrl} size="sm" />
      <div className="min-w-0 grow">
        <p className="font-medium">
          {isMine
            ? t('approvals.substitutes.forMe', { name: `\u2068${other.name}\u2069` })
            : t('approvals.substitutes.byMe', { name: `\u2068${other.name}\u2069` })}
        </p>
        <p className="text-sm text-muted-foreground">{formatSpan({ from, to: lastMoment }, locale)}</p>
      </div>
      {isMine && (
        <Button look="secondary" aria-label={t('approvals.substitutes.endOf', { name: substitute.name })} onClick={onEnd}>
          {t('approvals.substitutes.end')}
        </Button>
      )}
    </li>
  )
}
