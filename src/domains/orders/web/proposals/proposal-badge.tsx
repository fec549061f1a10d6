import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '#platform/web/ui/badge.tsx'
import type { ProposalStatus } from '../../contract.ts'

const TONES: Record<ProposalStatus, Tone> = {
  Open: 'warning',
  Accepted: 'success',
  Declined: 'destructive',
  Withdrawn: 'neutral',
  Expired: 'neutral',
  Disputed: 'warning',
  Refunded: 'success',
  Dismissed: 'destructive',
}

/** Keys: orders.proposal.status.* */
export function ProposalBadge({ status }: { status: ProposalStatus }) {
  const { t } = useTranslation()
  return <Badge tone={TONES[status]}>{t(`orders.proposal.status.${status}`)}</Badge>
}
