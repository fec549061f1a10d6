import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '#platform/web/ui/badge.tsx'
import type { PromotionState } from '../contract/states.ts'

const TONES: Record<PromotionState, Tone> = {
  active: 'success',
  scheduled: 'accent',
  paused: 'warning',
  ended: 'neutral',
  archived: 'neutral',
}

/** Keys: promotions.state.* */
export function PromotionBadge({ state }: { state: PromotionState }) {
  const { t } = useTranslation()
  return <Badge tone={TONES[state]}>{t(`promotions.state.${state}`)}</Badge>
}
