import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'
import { MAX_ZONES } from '../../contract/limits.ts'
import { ZoneCard } from './zone-card.tsx'
import { EMPTY_ZONE, type FormProblem, type ZoneValues } from './zone-values.ts'

type Props = { value: readonly ZoneValues[]; onChange: (value: ZoneValues[]) => void; problems: readonly FormProblem[] }

/** The zones of a delivery method. */
export function ZonesField({ value, onChange, problems }: Props) {
  const { t } = useTranslation()
  return (
    <fieldset className="space-y-4">
      <legend className="font-semibold">{t('vendors.zone.title')}</legend>
      <p className="text-sm text-muted-foreground">{t('vendors.zone.lead')}</p>
      {value.map((zone, index) => (
        <ZoneCard
          // biome-ignore lint/suspicious/noArrayIndexKey: zones have no id, and their order is theirs
          key={index}
          number={index + 1}
          zone={zone}
          problems={problems.filter((one) => one.zone === index)}
          onChange={(changed) => onChange(value.with(index, changed))}
          onRemove={() => onChange(value.toSpliced(index, 1))}
        />
      ))}
      <Button look="secondary" disabled={value.length >= MAX_ZONES} onClick={() => onChange([...value, EMPTY_ZONE])}>
        {t('vendors.zone.add')}
      </Button>
    </fieldset>
  )
}
