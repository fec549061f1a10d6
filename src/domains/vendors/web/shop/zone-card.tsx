import { X } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { countriesIn } from '#platform/web/i18n/countries.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { TagsField } from '#platform/web/inputs/tags-field.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { MAX_ZONE_NAME, MAX_ZONE_PLACES } from '../../contract/limits.ts'
import { TiersTable } from './tiers-table.tsx'
import type { FormProblem, ZoneValues } from './zone-values.ts'

type Props = {
  number: number
  zone: ZoneValues
  problems: readonly FormProblem[]
  onChange: (zone: ZoneValues) => void
  onRemove: () => void
}

/** One zone: where it applies, and what it costs there. */
export function ZoneCard({ number, zone, problems, onChange, onRemove }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const language = useLanguage()
  const countries = useMemo(() => countriesIn(language), [language])
  const change = (part: Partial<ZoneValues>) => onChange({ ...zone, ...part })
  const errorOf = (problem: FormProblem['problem']) => {
    const found = problems.find((one) => one.problem === problem)
    return found && t(`vendors.zone.problem.${problem}`, { code: found.text })
  }
  const nameOf = (code: string) => countries.find((country) => country.code === code)?.name ?? code
  return (
    <div className="space-y-4 rounded-md border p-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-medium">{zone.name || t('vendors.zone.numbered', { number: formatNumber(number, locale) })}</h3>
        <Button look="quiet" size="sm" onClick={onRemove}>
          {t('vendors.zone.remove')}
        </Button>
      </div>
      <TextField
        label={t('vendors.zone.name')}
        dir="auto"
        required
        maxLength={MAX_ZONE_NAME}
        value={zone.name}
        error={errorOf('nameMissing')}
        onChange={({ target }) => change({ name: target.value })}
      />
      <SelectField
        label={t('vendors.zone.country')}
        hint={t('vendors.zone.countryHint')}
        value=""
        disabled={zone.countries.length >= MAX_ZONE_PLACES}
        error={errorOf('countryMissing')}
        onChange={({ target }) => target.value && change({ countries: [...zone.countries, target.value] })}
      >
        <option value="">{t('vendors.zone.addCountry')}</option>
        {countries
          .filter(({ code }) => !zone.countries.includes(code))
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </SelectField>
      {zone.countries.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {zone.countries.map((code) => (
            <li key={code}>
              <Button look="secondary" size="sm" onClick={() => change({ countries: zone.countries.filter((one) => one !== code) })}>
                <bdi>{nameOf(code)}</bdi>
                <X aria-hidden className="size-3.5" />
                <span className="sr-only">{t('vendors.zone.remove')}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TagsField
        label={t('vendors.zone.regions')}
        hint={t('vendors.zone.regionsHint')}
        value={zone.regions}
        onChange={(regions) => change({ regions })}
        maxLength={120}
        most={MAX_ZONE_PLACES}
      />
      <TagsField
        label={t('vendors.zone.postalCodes')}
        hint={t('vendors.zone.postalCodesHint')}
        error={errorOf('postalCode')}
        value={zone.postalCodes}
        onChange={(postalCodes) => change({ postalCodes })}
        maxLength={41}
        most={MAX_ZONE_PLACES}
      />
      <SelectField
        label={t('vendors.zone.by')}
        value={zone.by}
        onChange={({ target }) => change({ by: target.value === 'amount' ? 'amount' : 'weight' })}
      >
        <option value="weight">{t('vendors.zone.byWeight')}</option>
        <option value="amount">{t('vendors.zone.byAmount')}</option>
      </SelectField>
      <TiersTable zone={zone} problems={problems} onChange={(tiers) => change({ tiers })} />
    </div>
  )
}
