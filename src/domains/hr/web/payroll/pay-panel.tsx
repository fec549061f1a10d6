import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { Button, IconButton } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { EmployeeView, PayView } from '../../contract.ts'
import { payQuery, useRemovePay } from './queries.ts'

const PayDialog = lazy(() => import('./pay-dialog.tsx'))

type Props = { employee: EmployeeView; workspaceId: string }

/** The pay of an employee by the day it begins. */
export default function PayPanel({ employee, workspaceId }: Props) {
  const { t } = useTranslation()
  const { data, isPending, isLoadingError, refetch } = useQuery(payQuery(useSource(), workspaceId, employee.id))
  const [editing, setEditing] = useState<PayView | 'new' | null>(null)
  const [removing, setRemoving] = useState<PayView | null>(null)
  const locale = useLocale()
  const remove = useRemovePay(workspaceId)
  const items = data?.items ?? []
  return (
    <Panel
      title={t('hr.pay.title')}
      lead={t('hr.pay.lead')}
      aside={
        <Button look="secondary" size="sm" onClick={() => setEditing('new')}>
          <Plus aria-hidden className="size-4" />
          {t('hr.pay.add')}
        </Button>
      }
    >
      {isPending && <Skeleton className="h-12 rounded-md" />}
      {isLoadingError && <FailedNotice text={t('hr.pay.failed')} onRetry={() => void refetch()} />}
      {data && items.length === 0 && <p className="flex min-h-12 items-center text-muted-foreground">{t('hr.pay.none')}</p>}
      <ul className="divide-y">
        {items.map((pay) => {
          const day = formatUtcDay(pay.startsOn, locale)
          return (
            <li key={pay.startsOn} className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
              <span>{t('hr.pay.from', { day })}</span>
              <span className="flex items-center gap-1">
                <span className="me-2 tabular-nums">{t('hr.pay.yearly', { amount: formatCharge(pay.yearly) })}</span>
                <IconButton label={t('hr.pay.editFrom', { day })} onClick={() => setEditing(pay)}>
                  <Pencil aria-hidden className="size-4" />
                </IconButton>
                <IconButton label={t('hr.pay.removeFrom', { day })} onClick={() => setRemoving(pay)}>
                  <Trash2 aria-hidden className="size-4" />
                </IconButton>
              </span>
            </li>
          )
        })}
      </ul>
      {editing && (
        <Suspense>
          <PayDialog
            pay={editing === 'new' ? null : editing}
            employee={employee}
            workspaceId={workspaceId}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
      {removing && (
        <Confirm
          open
          danger
          onOpenChange={() => setRemoving(null)}
          title={t('hr.pay.removeFrom', { day: formatUtcDay(removing.startsOn, locale) })}
          action={t('hr.pay.remove')}
          words="hr"
          onConfirm={async () => {
            await remove.mutateAsync({ employeeId: employee.id, startsOn: removing.startsOn })
            toast({ title: t('hr.pay.removed') })
          }}
        >
          <p>{t('hr.pay.removeText')}</p>
        </Confirm>
      )}
    </Panel>
  )
}
