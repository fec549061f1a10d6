import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '#platform/web/ui/badge.tsx'
import type { QuoteStatus } from '../../contract/quotes/quote-limits.ts'

const TONES: Record<QuoteStatus, Tone> = {
  draft: 'neutral',
  sent: 'accent',
  accepted: 'success',
  ordered: 'success',
  declined: 'destructive',
  expired: 'warning',
}

/** Keys: crm.quotes.status.* */
export function QuoteBadge({ status }: { status: QuoteStatus }) {
  const { t } = useTranslation()
  return <Badge tone={TONES[status]}>{t(`crm.quotes.status.${status}`)}</Badge>
}
