import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { formatWeight } from '#platform/web/i18n/measures.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { findTier } from '../../contract/zones.rules.ts'
import { findFormProblems, toZones, type ZoneValues } from './zone-values.ts'

/** What a parcel in the middle of the last tier costs, once the zone is complete. */
export function ZoneExample({ zone: values }: { zone: ZoneValues }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [zone] = toZones([values])
  const last = zone?.tiers.at(-1)
  if (!zone || !last || findFormProblems([values]).length > 0) return null
  const measure = Math.ceil(((zone.tiers.at(-2)?.upTo ?? 0) + last.upTo) / 2)
  const tier = findTier(zone, { weightGrams: measure, subtotalMinor: measure })
  if (!tier) return null
  const amount = (amountMinor: number) => formatCharge({ amountMinor, currency: BASE_CURRENCY })
  const shown = {
    measure: zone.by === 'weight' ? formatWeight(measure, locale) : amount(measure),
    zone: zone.name,
    fee: amount(tier.priceMinor),
  }
  return (
    <p aria-live="polite" className="rounded-md bg-muted px-3 py-2 text-sm">
      {t(zone.by === 'weight' ? 'vendors.zone.exampleWeight' : 'vendors.zone.exampleAmount', shown)}
    </p>
  )
}
