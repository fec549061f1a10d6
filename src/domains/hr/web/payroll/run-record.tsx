import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment, formatUtcDay, formatUtcMonth } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { RecordDetail, RecordDetails } from '#platform/web/record/record-details.tsx'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { Steps } from '#platform/web/ui/steps.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { PayrollRunRecord } from '../../contract.ts'
import { PAYROLL, runPath } from './paths.ts'
import { useCancelRun } from './queries.ts'
import { RunApproval } from './run-approval.tsx'
import { RunBadge } from './run-badge.tsx'
import { RunDocuments } from './run-documents.tsx'
import { RunSums } from './run-sums.tsx'
import { SlipTable } from './slip-table.tsx'

type Props = { run: PayrollRunRecord; workspaceId: string }

/** A payroll run with its steps and payslips. Keys: hr.payroll.status.*, hr.payroll.days.* */
export default function RunRecord({ run, workspaceId }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [asking, setAsking] = useState(false)
  const cancel = useCancelRun(workspaceId)
  const { id, payPeriod, paymentDate, status, people, dayRule, periodDays, createdBy, createdAt, paidAt, approval } = run
  usePaidToast(status)
  const steps = [...(approval ? ['PendingApproval'] : []), 'Processing', 'Paid'].map((key) => ({
    key,
    title: t(`hr.payroll.status.${key}`),
  }))
  const title = formatUtcMonth(payPeriod, locale)
  return (
    <RecordPage
      title={title}
      list={{ label: t('hr.payroll.title'), path: PAYROLL }}
      path={runPath(id)}
      badges={<RunBadge status={status} />}
      actions={
        <>
          <RunDocuments runId={id} people={people} />
          {status === 'PendingApproval' && (
            <Button look="danger" onClick={() => setAsking(true)}>
              {t('hr.payroll.cancel')}
            </Button>
          )}
        </>
      }
      aside={
        <RecordDetails label={t('platform.record.details')}>
          <RecordDetail label={t('hr.payroll.paymentDate')}>{formatUtcDay(paymentDate, locale)}</RecordDetail>
          <RecordDetail label={t('hr.payroll.people')}>{formatNumber(people, locale)}</RecordDetail>
          <RecordDetail label={t('hr.payroll.periodDays')}>
            {t(`hr.payroll.days.${dayRule}`, { count: periodDays, shown: formatNumber(periodDays, locale) })}
          </RecordDetail>
          <RecordDetail label={t('hr.payroll.created')}>{formatMoment(createdAt, locale)}</RecordDetail>
          {createdBy && (
            <RecordDetail label={t('hr.payroll.createdBy')}>
              <bdi>{createdBy}</bdi>
            </RecordDetail>
          )}
          {paidAt && <RecordDetail label={t('hr.payroll.paidAt')}>{formatMoment(paidAt, locale)}</RecordDetail>}
        </RecordDetails>
      }
    >
      <RunApproval run={run} />
      {(status === 'PendingApproval' || status === 'Processing' || status === 'Paid') && (
        <Steps label={t('hr.payroll.steps')} steps={steps} current={status} />
      )}
      <SlipTable run={run} workspaceId={workspaceId} />
      <RunSums {...run} />
      <Confirm
        open={asking}
        danger
        onOpenChange={setAsking}
        title={t('hr.payroll.cancelTitle', { period: title })}
        action={t('hr.payroll.cancel')}
        words="hr"
        onConfirm={async () => {
          await cancel.mutateAsync(id)
          toast({ title: t('hr.payroll.cancelled') })
        }}
      >
        <p>{t('hr.payroll.cancelText')}</p>
      </Confirm>
    </RecordPage>
  )
}

/** Says when the run on the screen is paid (spec §5). */
function usePaidToast(status: PayrollRunRecord['status']): void {
  const { t } = useTranslation()
  const before = useRef(status)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the status is the event
  useEffect(() => {
    if (before.current !== status && status === 'Paid') toast({ title: t('hr.payroll.paid') })
    before.current = status
  }, [status])
}
