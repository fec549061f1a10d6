/** Tasks of the vendor, oldest first; one line of text when there are none. */
import type { UseQueryResult } from '@tanstack/react-query'
import { CircleCheck, MessageCircleQuestionMark, PackageOpen, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { VendorOrderRow, VendorProposalRow, VendorReturnRow } from '../../contract.ts'
import { ReturnBadge, StatusBadge } from '../status-badge.tsx'
import { ORDERS, vendorOrderPath } from './paths.ts'

type VendorToDo = {
  ship: { count: number; items: VendorOrderRow[] }
  returns: { count: number; items: VendorReturnRow[] }
  proposals: { count: number; items: VendorProposalRow[] }
}

/** Keys: orders.proposal.kind.*, orders.proposal.task.*, orders.reason.* */
export function ToDo({ toDo: { data, isPending, isLoadingError, refetch } }: { toDo: UseQueryResult<VendorToDo> }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (isPending) return <Skeleton className="mb-8 h-56 rounded-lg" />
  if (isLoadingError) return <FailedNotice text={t('orders.vendor.failed')} onRetry={() => void refetch()} />
  const { ship, returns, proposals } = data
  if (ship.count + returns.count + proposals.count === 0) {
    return (
      <p className="mb-8 flex items-center gap-3 rounded-lg border bg-card px-5 py-4">
        <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
        {t('orders.vendor.toDo.nothing')}
      </p>
    )
  }
  const units = (count: number) => t('orders.history.items', { count, shown: formatNumber(count, locale) })
  return (
    <div className={classes('mb-8 grid grid-cols-1 items-start gap-4 lg:grid-cols-2', proposals.count > 0 && 'xl:grid-cols-3')}>
      <ToDoSection
        title={t('orders.vendor.toDo.ship')}
        icon={<PackageOpen aria-hidden className="size-4.5" />}
        count={ship.count}
        query="toDo=ship&sort=placed"
        none={t('orders.vendor.toDo.noneToShip')}
      >
        {ship.items.map(({ number, buyer, placedAt, status, toShip }) => (
          <Item key={number} number={number} buyer={buyer} at={placedAt} what={units(toShip)} badge={<StatusBadge status={status} />} />
        ))}
      </ToDoSection>
      <ToDoSection
        title={t('orders.vendor.toDo.returns')}
        icon={<Undo2 aria-hidden className="flip size-4.5" />}
        count={returns.count}
        query="toDo=returns"
        none={t('orders.vendor.toDo.noReturns')}
      >
        {returns.items.map(({ id, number, buyer, requestedAt, status, reason }) => (
          <Item
            key={id}
            number={number}
            buyer={buyer}
            at={requestedAt}
            what={t(`orders.reason.${reason}`)}
            badge={<ReturnBadge status={status} />}
          />
        ))}
      </ToDoSection>
      {proposals.count > 0 && (
        <ToDoSection
          title={t('orders.proposal.toDo')}
          icon={<MessageCircleQuestionMark aria-hidden className="flip size-4.5" />}
          count={proposals.count}
          query=""
          none=""
        >
          {proposals.items.map(({ id, number, buyer, since, kind, task, itemCount }) => (
            <Item
              key={id}
              number={number}
              buyer={buyer}
              at={since}
              what={`${t(`orders.proposal.kind.${kind}`)}, ${units(itemCount)}`}
              badge={<Badge tone="warning">{t(`orders.proposal.task.${task}`)}</Badge>}
            />
          ))}
        </ToDoSection>
      )}
    </div>
  )
}

type ToDoSectionProps = { title: string; icon: ReactNode; count: number; query: string; none: string; children: readonly ReactNode[] }

function ToDoSection({ title, icon, count, query, none, children }: ToDoSectionProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <Panel
      title={title}
      aside={
        <span className="flex items-center gap-2 text-muted-foreground">
          {icon}
          <span className="rounded-full bg-muted px-2.5 py-0.5 font-semibold text-foreground tabular-nums">
            {formatNumber(count, locale)}
          </span>
        </span>
      }
    >
      {count === 0 && <p className="text-muted-foreground">{none}</p>}
      <ul className="-my-2 divide-y">{children}</ul>
      {query && count > children.length && (
        <Link
          to={`${ORDERS}?${query}`}
          className="mt-4 inline-flex min-h-9 items-center font-semibold text-primary underline-offset-4 hover:underline"
        >
          {t('orders.vendor.toDo.all', { count, shown: formatNumber(count, locale) })}
        </Link>
      )}
    </Panel>
  )
}

function Item({ number, buyer, at, what, badge }: { number: string; buyer: string; at: string; what: string; badge: ReactNode }) {
  return (
    <li className="relative flex items-center gap-3 py-2.5">
      <div className="min-w-0 grow">
        <Link
          to={vendorOrderPath(number)}
          className="font-medium outline-none after:absolute after:inset-0 hover:underline focus-visible:after:rounded-sm focus-visible:after:outline-2 focus-visible:after:outline-ring"
        >
          <bdi>{buyer}</bdi>
        </Link>
        <p className="truncate text-xs text-muted-foreground">
          {what} · <RelativeTime iso={at} />
        </p>
      </div>
      {badge}
    </li>
  )
}
