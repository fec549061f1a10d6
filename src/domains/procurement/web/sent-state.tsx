import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '#platform/web/ui/badge.tsx'
import type { SentOrder } from '../contract.ts'

const TONES: Record<SentOrder['state'], Tone> = {
  sent: 'warning',
  confirmed: 'accent',
  receiving: 'accent',
  fulfilled: 'success',
  cancelled: 'neutral',
}

/** Keys: procurement.customers.state.* */
export function SentState({ state }: { state: SentOrder['state'] }) {
  const { t } = useTranslation()
  return <Badge tone={TONES[state]}>{t(`procurement.customers.state.${state}`)}</Badge>
}
