import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { joinDetails } from '#platform/web/i18n/isolate.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ActionMenu } from '#platform/web/ui/menu.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { BillView, OrderView } from '../contract.ts'
import { BillBadges } from './bill-badges.tsx'
import { BillExceptions } from './bill-exceptions.tsx'
import { orderBillsQuery, useReopenBill } from './bill-queries.ts'

const BillDialog = lazy(() => import('./bill-dialog.tsx'))
const PayBill = lazy(() => import('./pay-bill-dialog.tsx'))
const VoidBill = lazy(() => import('./void-bill-dialog.tsx'))

type Task = { what: 'enter' } | { what: 'pay' | 'void'; bill: BillView }

/** The bills of an order, each compared with what was ordered and received. */
export default function OrderBills({ order, workspaceId }: { order: OrderView; workspaceId: string }) {
  const { t } = useTranslation()
  const [task, setTask] = useState<Task | null>(null)
  const { data, isPending, isLoadingError, refetch } = useQuery(orderBillsQuery(useSource(), workspaceId, order.id))
  const reopen = useReopenBill(workspaceId)
  const close = () => setTask(null)
  const undo = ({ id: billId, version }: BillView) =>
    reopen.mutate(
      { billId, version },
      {
        onSuccess: () => toast({ title: t('procurement.bills.reopened') }),
        onError: (error) => toast({ title: failureText(t, error, 'procurement'), variant: 'destructive' }),
      },
    )
  const actionsOf = (bill: BillView) =>
    bill.status === 'Paid'
      ? [{ label: t('procurement.bills.reopen'), onSelect: () => undo(bill) }]
      : [
          { label: t('procurement.bills.pay'), onSelect: () => setTask({ what: 'pay', bill }) },
          { label: t('procurement.bills.void'), danger: true, onSelect: () => setTask({ what: 'void', bill }) },
        ]
  return (
    <Panel
      title={t('procurement.bills.title')}
      lead={t('procurement.bills.lead')}
      aside={
        <Button look="secondary" size="sm" onClick={() => setTask({ what: 'enter' })}>
          <Plus aria-hidden className="size-4" />
          {t('procurement.bills.enter')}
        </Button>
      }
    >
      {isPending && <Skeleton className="h-16" />}
      {isLoadingError && <FailedNotice text={t('procurement.bills.failed')} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p className="text-muted-foreground">{t('procurement.bills.none')}</p>}
      {data && data.items.length > 0 && (
        <ul className="divide-y">
          {data.items.map((bill) => (
            <li key={bill.id} className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
              <Bill bill={bill} />
              {bill.status !== 'Void' && (
                <ActionMenu label={t('procurement.bills.actions', { number: bill.number })} actions={actionsOf(bill)} />
              )}
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {task?.what === 'enter' && <BillDialog order={order} workspaceId={workspaceId} onClose={close} />}
        {task?.what === 'pay' && <PayBill bill={task.bill} workspaceId={workspaceId} onClose={close} />}
        {task?.what === 'void' && <VoidBill bill={task.bill} workspaceId={workspaceId} onClose={close} />}
      </Suspense>
    </Panel>
  )
}

function Bill({ bill }: { bill: BillView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { number, total, billedOn, dueOn, enteredBy, paid, voided, needsOther, note } = bill
  const details = [
    formatUtcDay(billedOn, locale),
    dueOn !== null && bill.status === 'Open' && t('procurement.bills.dueOn', { day: formatUtcDay(dueOn, locale) }),
    enteredBy && t('procurement.bills.enteredBy', { name: enteredBy }),
    paid && t('procurement.bills.paidOn', { day: formatUtcDay(paid.on, locale), name: paid.by }),
  ]
  const remark = voided?.reason || paid?.note || note
  return (
    <div className="min-w-0 grow">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="font-medium wrap-anywhere">{number}</bdi>
        <BillBadges bill={bill} />
        <span className="ms-auto font-medium tabular-nums">{formatCharge(total)}</span>
      </p>
      <p className="mt-1 text-xs text-muted-foreground">{joinDetails(details.filter((detail) => typeof detail === 'string'))}</p>
      <BillExceptions bill={bill} />
      {needsOther && <p className="mt-2 text-sm">{t('procurement.bills.needsOther')}</p>}
      {remark && (
        <p dir="auto" className="mt-2 text-sm whitespace-pre-line text-muted-foreground">
          {remark}
        </p>
      )}
    </div>
  )
}
