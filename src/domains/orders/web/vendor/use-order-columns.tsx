import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { countryName } from '#platform/web/i18n/countries.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import type { Column } from '#platform/web/table/table.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { VendorOrderRow } from '../../contract.ts'
import { StatusBadge } from '../status-badge.tsx'
import { vendorOrderPath } from './paths.ts'

/** Keys: orders.status.* */
export function useOrderColumns(): Column<VendorOrderRow>[] {
  const { t } = useTranslation()
  const locale = useLocale()
  const say = (count: number) => formatNumber(count, locale)
  return [
    {
      key: 'number',
      title: t('orders.vendor.column.order'),
      cell: (row) => <Name row={row} />,
      text: ({ number }) => number,
      width: 'min-w-48 max-w-80',
    },
    {
      key: 'placed',
      title: t('orders.vendor.column.placed'),
      cell: ({ placedAt }) => <RelativeTime iso={placedAt} />,
      sort: 'down',
      width: 'whitespace-nowrap',
      text: ({ placedAt }) => placedAt,
    },
    {
      key: 'status',
      title: t('orders.vendor.column.status'),
      cell: ({ status, openReturns, toConfirm, total, refunded }) => (
        <span className="flex flex-wrap gap-1.5">
          <StatusBadge status={status} of={{ total, refunded }} />
          {toConfirm && <Badge tone="warning">{t('orders.vendor.toConfirm')}</Badge>}
          {openReturns > 0 && (
            <Badge tone="destructive">
              <Undo2 aria-hidden className="flip size-3" />
              {t('orders.vendor.returnWaits')}
            </Badge>
          )}
        </span>
      ),
      text: ({ status }) => t(`orders.status.${status}`),
    },
    {
      key: 'toShip',
      title: t('orders.vendor.column.toShip'),
      cell: ({ toShip }) => (toShip > 0 ? say(toShip) : <span className="text-muted-foreground">–</span>),
      align: 'end',
      text: ({ toShip }) => toShip,
    },
    {
      key: 'items',
      title: t('orders.vendor.column.items'),
      cell: ({ itemCount }) => say(itemCount),
      align: 'end',
      text: ({ itemCount }) => itemCount,
    },
    {
      key: 'total',
      title: t('orders.vendor.column.total'),
      cell: ({ total }) => <span className="tabular-nums">{formatCharge(total)}</span>,
      sort: 'down',
      align: 'end',
      width: 'whitespace-nowrap',
      text: ({ total }) => total.amountMinor / 100,
    },
    {
      key: 'refunded',
      title: t('orders.vendor.column.refunded'),
      cell: ({ refunded }) => (refunded.amountMinor > 0 ? formatCharge(refunded) : '–'),
      align: 'end',
      extra: true,
      width: 'whitespace-nowrap tabular-nums',
      text: ({ refunded }) => refunded.amountMinor / 100,
    },
    {
      key: 'destination',
      title: t('orders.vendor.column.destination'),
      cell: ({ destination: { city, country } }) => (
        <bdi>
          {city}, {countryName(country, locale)}
        </bdi>
      ),
      extra: true,
      text: ({ destination: { city, country } }) => `${city}, ${country}`,
    },
    {
      key: 'buyer',
      title: t('orders.vendor.column.buyer'),
      cell: ({ buyer }) => <bdi>{buyer}</bdi>,
      extra: true,
      text: ({ buyer }) => buyer,
    },
    {
      key: 'currency',
      title: t('orders.vendor.column.currency'),
      cell: ({ total }) => total.currency,
      extra: true,
      text: ({ total }) => total.currency,
    },
  ]
}

function Name({ row: { number, buyer, goods } }: { row: VendorOrderRow }) {
  return (
    <span className="block min-w-0">
      <Link to={vendorOrderPath(number)} className="font-medium underline-offset-4 hover:underline">
        <bdi dir="ltr" className="font-mono text-xs">
          {number}
        </bdi>
      </Link>
      <span className="mt-0.5 block truncate">
        <bdi>{buyer}</bdi>
      </span>
      <span className="block truncate text-xs text-muted-foreground">
        <bdi>{goods.join(', ')}</bdi>
      </span>
    </span>
  )
}
