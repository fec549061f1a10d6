import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '#platform/web/ui/badge.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { Action } from '../../contract/limits.ts'
import type { DecisionView } from '../../contract.ts'

export const TONES: Record<Action, Tone> = { dismiss: 'neutral', remove: 'destructive', warn: 'warning', suspend: 'destructive' }

/** Keys: moderation.action.*, moderation.rule.*, moderation.outcome.* */
export function DecisionItem({ decision: { action, reason, text, decidedBy, decidedAt, appeal } }: { decision: DecisionView }) {
  const { t } = useTranslation()
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 grow basis-56">
        {reason && <p className="font-medium">{t(`moderation.rule.${reason}`)}</p>}
        {text && (
          <p dir="auto" className="mt-0.5 max-w-prose whitespace-pre-line wrap-anywhere">
            {text}
          </p>
        )}
        <p className="mt-1 text-xs text-muted-foreground">
          <bdi>{decidedBy?.name ?? t('reports.formerMember')}</bdi> · <RelativeTime iso={decidedAt} />
        </p>
      </div>
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={TONES[action]}>{t(`moderation.action.${action}`)}</Badge>
        {appeal && <Badge>{t(`moderation.outcome.${appeal.verdict?.outcome ?? 'open'}`)}</Badge>}
      </span>
    </li>
  )
}
