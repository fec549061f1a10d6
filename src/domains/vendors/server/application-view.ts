import type { ApplicationView } from '../contract.ts'
import type { Application } from './applications.sql.ts'
import { maskedPayout } from './payout-details.ts'

export function toApplicationView(application: Application): ApplicationView {
  const { id, status, name, description, legal, policies, payoutHint, reason, createdAt, decidedAt } = application
  return {
    id,
    status,
    name,
    description,
    legal,
    reason,
    policies: { shipping: policies.shipping ?? '', returns: policies.returns ?? '' },
    payout: maskedPayout(payoutHint),
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}
