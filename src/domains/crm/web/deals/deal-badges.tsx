import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '#platform/web/ui/badge.tsx'
import type { Outcome } from '../../contract/deals/deal-limits.ts'
import type { DealView } from '../../contract.ts'

export const TONE_OF: Record<Outcome, Tone> = { open: 'accent', won: 'success', lost: 'destructive' }

export function DealBadges({ deal: { stage, stale } }: { deal: DealView }) {
  const { t } = useTranslation()
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={TONE_OF[stage.outcome]}>
        <bdi>{stage.title}</bdi>
      </Badge>
      {stale && <Badge tone="warning">{t('crm.deals.stale')}</Badge>}
    </span>
  )
}
