import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { MoneyField, NumberField } from '#platform/web/inputs/number-field.tsx'
import { Button, IconButton } from '#platform/web/ui/button.tsx'
import { MAX_TIERS } from '../../contract/limits.ts'
import { ZoneExample } from './zone-example.tsx'
import { EMPTY_TIER, type FormProblem, type TierValues, type ZoneValues } from './zone-values.ts'

type Props = { zone: ZoneValues; problems: readonly FormProblem[]; onChange: (tiers: TierValues[]) => void }

/** Prices up to a weight or an amount, and an example of what they mean. */
export function TiersTable({ zone, problems, onChange }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { by, tiers } = zone
  const none = problems.some(({ problem }) => problem === 'tiersMissing')
  return (
    <div className="space-y-3">
      {tiers.map((tier, index) => {
        const number = formatNumber(index + 1, locale)
        const change = (part: Partial<TierValues>) => onChange(tiers.with(index, { ...tier, ...part }))
        const found = problems.find((one) => one.tier === index)
        const limit = {
          label: t(by === 'weight' ? 'vendors.zone.upToWeight' : 'vendors.zone.upToAmount', { number }),
          value: tier.upTo,
          error: found && t(`vendors.zone.problem.${found.problem}`),
          onChange: (upTo: TierValues['upTo']) => change({ upTo }),
        }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: tiers have no id
          <div key={index} className="grid grid-cols-[1fr_1fr_auto] items-start gap-2">
            {by === 'weight' ? <NumberField {...limit} unit="g" /> : <MoneyField {...limit} currency={BASE_CURRENCY} />}
            <MoneyField
              label={t('vendors.zone.price', { number })}
              currency={BASE_CURRENCY}
              value={tier.priceMinor}
              onChange={(priceMinor) => change({ priceMinor })}
            />
            <IconButton
              className="mt-6"
              label={t('vendors.zone.removeTier', { number })}
              onClick={() => onChange(tiers.toSpliced(index, 1))}
            >
              <X aria-hidden className="size-4" />
            </IconButton>
          </div>
        )
      })}
      {none && (
        <p role="alert" className="text-sm text-destructive">
          {t('vendors.zone.problem.tiersMissing')}
        </p>
      )}
      <Button look="quiet" size="sm" disabled={tiers.length >= MAX_TIERS} onClick={() => onChange([...tiers, EMPTY_TIER])}>
        {t('vendors.zone.addTier')}
      </Button>
      <ZoneExample zone={zone} />
    </div>
  )
}
