import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import type { OrderView } from '../contract.ts'

/** The request about an order that can't go on, until somebody answers it, or the answer was no. */
export function OrderApproval({ order: { approval, awaitingApproval, approvedAt, status, own } }: { order: OrderView }) {
  const { t } = useTranslation()
  const isRejected = approval?.status === 'Rejected' && approvedAt === null && status === 'Pending'
  if (!approval || !(awaitingApproval || isRejected)) return null
  const { requestId, decidedBy, note } = approval
  return (
    <section
      role="status"
      className="flex flex-wrap items-center sm:flex-nowrap justify-between gap-x-6 gap-y-3 rounded-lg border border-warning/60 bg-card p-4"
    >
      <div className="max-w-prose space-y-1">
        <p>
          {awaitingApproval
            ? t(own ? 'procurement.awaitingOthers' : 'procurement.awaitingYou')
            : t('procurement.rejected', { name: `\u2068${decidedBy}\u2069` })}
        </p>
        {isRejected && note && (
          <p dir="auto" className="whitespace-pre-line text-muted-foreground">
            {note}
          </p>
        )}
      </div>
      <ButtonLink to={`/approvals/${requestId}`} look="secondary" className="shrink-0">
        {t('procurement.openRequest')}
      </ButtonLink>
    </section>
  )
}
