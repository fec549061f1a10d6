import { useTranslation } from 'react-i18next'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { isSameLot, type LotKey, type ShippableLot } from './chosen-lots.ts'

type Props = {
  /** Those that are shipped first come first. */
  lots: readonly ShippableLot[]
  nameOf: (variantId: string) => string
  picked: readonly LotKey[]
  onChange: (picked: LotKey[]) => void
  error: string | undefined
}

/** Picks batches or serial numbers. Nothing has to be picked: then what expires first is shipped. */
export function LotChooser({ lots, nameOf, picked, onChange, error }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <details className="rounded-md border" open={picked.length > 0 || error !== undefined || undefined}>
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 px-3 font-medium">
        {t('orders.vendor.ship.lots')}
        <span className="text-xs font-normal text-muted-foreground">{t('orders.vendor.ship.lotsHint')}</span>
      </summary>
      <ul className="max-h-64 divide-y overflow-y-auto border-t">
        {lots.map((lot) => {
          const { variantId, number, expiresOn, warehouse, quantity } = lot
          const others = picked.filter((key) => !isSameLot(key, lot))
          return (
            <li key={`${variantId} ${number} ${warehouse}`}>
              <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5">
                <input
                  type="checkbox"
                  checked={others.length < picked.length}
                  onChange={({ target }) => onChange(target.checked ? [...others, { variantId, number }] : others)}
                  className="size-5 shrink-0 accent-primary"
                />
                <span className="min-w-0 grow">
                  <bdi dir="ltr" className="font-mono wrap-anywhere">
                    {number}
                  </bdi>
                  <span className="block text-xs text-muted-foreground">
                    <bdi>{nameOf(variantId)}</bdi> · <bdi>{warehouse}</bdi>
                    {expiresOn && ` · ${t('orders.parcel.lotExpires', { day: formatUtcDay(expiresOn, locale) })}`}
                  </span>
                </span>
                <span className="text-xs text-muted-foreground tabular-nums">{t('orders.vendor.ship.lotUnits', { units: quantity })}</span>
              </label>
            </li>
          )
        })}
      </ul>
      {error && <p className="border-t px-3 py-2 text-xs font-medium text-destructive">{error}</p>}
    </details>
  )
}
