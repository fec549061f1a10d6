import { MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { failureText } from '#platform/web/failure.ts'
import { countryName } from '#platform/web/i18n/countries.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ActionMenu, type MenuAction } from '#platform/web/ui/menu.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { WarehouseView } from '../../contract.ts'
import { useArrangeWarehouses, useSetDefaultWarehouse } from '../operations.ts'
import { TRANSFERS } from '../paths.ts'
import type { WarehouseTask } from './warehouse-task.ts'

type Props = { workspaceId: string; warehouse: WarehouseView; all: readonly WarehouseView[]; onTask: (task: WarehouseTask) => void }

/** A warehouse with its place in the priority order, its numbers and its actions. */
export function WarehouseCard({ workspaceId, warehouse, all, onTask }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const arrange = useArrangeWarehouses(workspaceId)
  const setDefault = useSetDefaultWarehouse(workspaceId)
  const { id, name, location, country, region, postalCode, isDefault, priority, variants, onHand, low, transfers, value } = warehouse
  const rest = [postalCode, region, country && countryName(country, locale)].filter((part) => part && !location.includes(part))
  const address = [location, ...rest].join(', ')
  const ids = all.map((each) => each.id)
  const at = ids.indexOf(id)

  /** Swaps it with its neighbor. */
  function move(by: -1 | 1): void {
    const next = [...ids]
    next.splice(at, 1)
    next.splice(at + by, 0, id)
    arrange.mutate(next, { onError: fail })
  }
  const fail = (error: unknown) => toast({ title: failureText(t, error, 'inventory'), variant: 'destructive' })

  const actions: MenuAction[] = [
    { label: t('inventory.warehouses.edit'), onSelect: () => onTask({ what: 'edit', warehouse }) },
    ...(isDefault
      ? []
      : [
          {
            label: t('inventory.warehouses.makeDefault'),
            onSelect: () =>
              setDefault.mutate(id, {
                onError: fail,
                onSuccess: () => toast({ title: t('inventory.warehouses.defaultSet', { name }) }),
              }),
          },
        ]),
    ...(at > 0 ? [{ label: t('inventory.warehouses.earlier'), onSelect: () => move(-1) }] : []),
    ...(at < ids.length - 1 ? [{ label: t('inventory.warehouses.later'), onSelect: () => move(1) }] : []),
    { label: t('inventory.warehouses.remove'), danger: true, onSelect: () => onTask({ what: 'remove', warehouse }) },
  ]
  const say = (count: number) => formatNumber(count, locale)
  return (
    <article className="rounded-lg border bg-card p-4 sm:p-5">
      <header className="flex items-start gap-3">
        <span
          title={t('inventory.warehouses.priority', { priority: say(priority) })}
          className="grid size-9 shrink-0 place-items-center rounded-full bg-muted font-semibold tabular-nums"
        >
          <span className="sr-only">{t('inventory.warehouses.priority', { priority: say(priority) })}</span>
          <span aria-hidden>{say(priority)}</span>
        </span>
        <div className="min-w-0 grow">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base font-semibold">
            <bdi className="wrap-anywhere">{name}</bdi>
            {isDefault && <Badge tone="accent">{t('inventory.warehouses.default')}</Badge>}
          </h2>
          {address && (
            <p className="mt-0.5 flex items-center gap-1.5 text-muted-foreground">
              <MapPin aria-hidden className="size-4 shrink-0" />
              <bdi className="wrap-anywhere">{address}</bdi>
            </p>
          )}
        </div>
        <ActionMenu label={t('inventory.warehouses.actionsFor', { name })} actions={actions} />
      </header>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-5">
        <Figure label={t('inventory.warehouses.items')} value={say(variants)} to={`/inventory?warehouse=${id}`} />
        <Figure label={t('inventory.figure.onHand')} value={say(onHand)} to={`/inventory?warehouse=${id}`} />
        <Figure label={t('inventory.state.low')} value={say(low)} to={`/inventory?warehouse=${id}&state=low`} warn={low > 0} />
        <Figure label={t('inventory.warehouses.onTheWay')} value={say(transfers)} to={`${TRANSFERS}?warehouse=${id}&status=Pending`} />
        <Figure label={t('inventory.figure.value')} value={formatCharge(value)} to={`/inventory?warehouse=${id}`} />
      </dl>
    </article>
  )
}

function Figure({ label, value, to, warn = false }: { label: string; value: string; to: string; warn?: boolean }) {
  return (
    <div>
      <dt className="text-xs text-muted-foreground">{label}</dt>
      <dd className="font-semibold tabular-nums">
        <Link
          to={to}
          aria-label={`${label}: ${value}`}
          className={`inline-flex min-h-11 items-center underline-offset-4 hover:underline md:min-h-0 ${warn ? 'border-b-2 border-warning' : ''}`}
        >
          <bdi>{value}</bdi>
        </Link>
      </dd>
    </div>
  )
}
