import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { failureText } from '#platform/web/failure.ts'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { formatUtcMonth } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { DateField } from '#platform/web/inputs/date-field.tsx'
import { useSource } from '#platform/web/source.ts'
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { type RunStatus, spanOfPeriod } from '../../contract/payroll-limits.ts'
import type { Adjustment } from '../../contract.ts'
import { PAYROLL, runPath } from './paths.ts'
import { Preview } from './preview.tsx'
import { previewKey, previewQuery, type RunInput, useCreateRun } from './queries.ts'
import { RunSums } from './run-sums.tsx'

type Values = { payPeriod: string; paymentDate: string }

const MONTHS_BACK = 12

/** The next month and the twelve before it, latest first. */
function recentPeriods(now: Date): string[] {
  return Array.from({ length: MONTHS_BACK + 2 }, (_, back) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() + 1 - back, 1)).toISOString().slice(0, 7),
  )
}

/** A new run: its period, what everybody gets, and its total. Nothing of it is kept on the device. */
export default function RunForm({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const navigate = useNavigate()
  const [periods] = useState(() => recentPeriods(new Date()))
  const [adjustments, setAdjustments] = useState<Adjustment[]>([])
  const current = periods[1] ?? ''
  // The total on the screen.
  const seen = useRef<number | null>(null)
  const source = useSource()
  const client = useQueryClient()
  const form = useOperationForm<Values, RunInput, { id: string; status: RunStatus }>({
    defaults: { payPeriod: current, paymentDate: spanOfPeriod(current).until },
    operation: useCreateRun(workspaceId),
    input: (values) => ({ ...values, adjustments, ...(seen.current !== null && { expectedTotalMinor: seen.current }) }),
    words: 'hr',
    marks: { PAYMENT_TOO_EARLY: 'paymentDate', PERIOD_TAKEN: 'payPeriod' },
    draft: null,
    onDone({ id, status }) {
      toast({ title: t(status === 'Processing' ? 'hr.payroll.initiated' : 'hr.payroll.approvalAsked') })
      return navigate(runPath(id))
    },
    onFailed: () => void client.invalidateQueries({ queryKey: previewKey(source, workspaceId) }),
  })
  const payPeriod = form.fields.watch('payPeriod')
  const preview = useQuery(previewQuery(source, workspaceId, { payPeriod, adjustments }))
  const total = preview.data?.total.amountMinor ?? null
  useEffect(() => {
    seen.current = total
  }, [total])
  const { onChange: _, ref: __, ...paymentDate } = form.field('paymentDate', { required: true })
  const period = form.field('payPeriod', { required: true })
  const count = preview.data?.slips.length ?? 0
  return (
    <>
      <Breadcrumbs crumbs={[{ to: PAYROLL, label: t('hr.payroll.title') }, { label: t('hr.payroll.new') }]} />
      <h1 className="mt-2 mb-6 text-xl font-bold tracking-tight">{t('hr.payroll.new')}</h1>
      <Form form={form} className="space-y-6">
        <Panel title={t('hr.payroll.when')}>
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField
              {...period}
              label={t('hr.payroll.period')}
              onChange={({ target }) => {
                form.fields.setValue('payPeriod', target.value, { shouldDirty: true })
                form.fields.setValue('paymentDate', spanOfPeriod(target.value).until, { shouldDirty: true })
                // Others may be paid in another month.
                setAdjustments([])
              }}
            >
              {periods.map((each) => (
                <option key={each} value={each}>
                  {formatUtcMonth(each, locale)}
                </option>
              ))}
            </SelectField>
            <DateField
              {...paymentDate}
              value={form.fields.watch('paymentDate')}
              onChange={(day) => form.fields.setValue('paymentDate', day, { shouldDirty: true })}
              label={t('hr.payroll.paymentDate')}
            />
          </div>
        </Panel>
        <Panel title={t('hr.payroll.slips')} lead={t('hr.payroll.rule')}>
          {preview.isPending && <SectionLoading />}
          {preview.error && (
            <p role="alert" className="mb-4 font-medium text-destructive">
              {failureText(t, preview.error, 'hr')}
            </p>
          )}
          {preview.data && (
            <Preview preview={preview.data} adjustments={adjustments} onChange={setAdjustments} busy={preview.isPlaceholderData} />
          )}
        </Panel>
        {preview.data && count > 0 && (
          <div className="space-y-5">
            <RunSums {...preview.data} />
            <FormEnd form={form} submit={t('hr.payroll.start')} inline disabled={preview.error !== null || preview.isPlaceholderData} />
          </div>
        )}
      </Form>
    </>
  )
}
