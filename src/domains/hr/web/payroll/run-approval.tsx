import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import type { PayrollRunRecord } from '../../contract.ts'

/** The request about a run, until somebody answers it, or the answer was no. */
export function RunApproval({ run: { status, approval, own } }: { run: PayrollRunRecord }) {
  const { t } = useTranslation()
  if (!approval || (status !== 'PendingApproval' && status !== 'Rejected')) return null
  const { requestId, decidedBy, note } = approval
  return (
    <section
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-warning/60 bg-card p-4 sm:flex-nowrap"
    >
      <div className="max-w-prose space-y-1">
        <p>
          {status === 'PendingApproval'
            ? t(own ? 'hr.payroll.awaitingOthers' : 'hr.payroll.awaitingYou')
            : t('hr.payroll.rejectedBy', { name: `\u2068${decidedBy ?? ''}\u2069` })}
        </p>
        {note && (
          <p dir="auto" className="whitespace-pre-line text-muted-foreground">
            {note}
          </p>
        )}
      </div>
      <ButtonLink to={`/approvals/${requestId}`} look="secondary" className="shrink-0">
        {t('hr.payroll.openRequest')}
      </ButtonLink>
    </section>
  )
}
