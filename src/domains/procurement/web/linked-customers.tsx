import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWorkspace } from '#domains/workspaces/web/index.ts'
import { failureText } from '#platform/web/failure.ts'
import { formatDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { Customer } from '../contract.ts'
import { customersQuery, useAcceptLink, useEndLink } from './sending-queries.ts'

/** Who sends orders here, and who asks to. Nothing without any. */
export function LinkedCustomers({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const { data, isLoadingError, refetch } = useQuery(customersQuery(useSource(), workspaceId))
  if (isLoadingError) return <FailedNotice text={t('procurement.customers.linksFailed')} onRetry={() => void refetch()} />
  if (!data?.items.length) return null
  return (
    <Panel title={t('procurement.customers.linked')} lead={t('procurement.customers.linkedLead')}>
      <ul className="divide-y">
        {data.items.map((customer) => (
          <Row key={customer.id} customer={customer} workspaceId={workspaceId} />
        ))}
      </ul>
    </Panel>
  )
}

function Row({ customer: { id, name, accepted, askedAt }, workspaceId }: { customer: Customer; workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [ending, setEnding] = useState(false)
  const role = useWorkspace()?.role
  const accept = useAcceptLink(workspaceId)
  const end = useEndLink(workspaceId)
  const answer = () =>
    accept.mutate(
      { linkId: id },
      {
        onSuccess: () => toast({ title: t('procurement.customers.accepted') }),
        onError: (error) => toast({ title: failureText(t, error, 'procurement'), variant: 'destructive' }),
      },
    )
  const finish = async () => {
    await end.mutateAsync({ linkId: id })
    toast({ title: t('procurement.customers.ended') })
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3 first:pt-0 last:pb-0">
      <p className="min-w-0">
        <bdi className="font-medium wrap-anywhere">{name}</bdi>
        <span className="block text-xs text-muted-foreground">
          {t(accepted ? 'procurement.customers.since' : 'procurement.customers.asks')} · {formatDay(askedAt, locale)}
        </span>
      </p>
      <div className="flex gap-2">
        {!accepted && (role === 'owner' || role === 'manager') && (
          <Button size="sm" busy={accept.isPending} onClick={answer}>
            {t('procurement.customers.accept')}
          </Button>
        )}
        <Button look="secondary" size="sm" onClick={() => setEnding(true)}>
          {t(accepted ? 'procurement.customers.end' : 'procurement.customers.decline')}
        </Button>
      </div>
      <Confirm
        open={ending}
        onOpenChange={setEnding}
        title={t('procurement.customers.endTitle', { name: `\u2068${name}\u2069` })}
        action={t(accepted ? 'procurement.customers.end' : 'procurement.customers.decline')}
        onConfirm={finish}
        words="procurement"
        danger
      >
        {t('procurement.customers.endText')}
      </Confirm>
    </li>
  )
}
