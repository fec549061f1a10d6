import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUnits } from '#domains/catalog/web/index.ts'
import { formatBriefDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { VariantStockView } from '../../contract.ts'

/** What open purchase orders and transfers will bring. */
export function IncomingList({ stock: { incoming, variant } }: { stock: VariantStockView }) {
  const { t } = useTranslation()
  const units = useUnits()
  const locale = useLocale()
  if (incoming.length === 0) return <p className="text-muted-foreground">{t('inventory.item.noIncoming')}</p>
  return (
    <List>
      {incoming.map(({ reference, warehouse, quantity, expectedOn }) => (
        <Line
          key={`${reference.id} ${warehouse.id}`}
          name={<bdi dir="ltr">{reference.id}</bdi>}
          href={reference.href}
          detail={
            <>
              <bdi>{warehouse.name}</bdi>
              {expectedOn && ` · ${t('inventory.item.expected', { day: formatBriefDay(expectedOn, locale) })}`}
            </>
          }
          units={units.quantity(variant.measure, quantity)}
        />
      ))}
    </List>
  )
}

const List = ({ children }: { children: ReactNode }) => <ul className="divide-y rounded-lg border bg-card">{children}</ul>

function Line({ name, href, detail, units }: { name: ReactNode; href: string | null; detail: ReactNode; units: string }) {
  return (
    <li className="flex items-center justify-between gap-4 px-4 py-3">
      <span className="min-w-0">
        {href ? (
          <Link to={href} className="font-medium underline-offset-4 hover:underline">
            {name}
          </Link>
        ) : (
          <span className="font-medium">{name}</span>
        )}
        <span className="block text-xs text-muted-foreground">{detail}</span>
      </span>
      <bdi className="font-semibold tabular-nums">{units}</bdi>
    </li>
  )
}
