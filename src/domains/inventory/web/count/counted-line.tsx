import { X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnits } from '#domains/catalog/web/index.ts'
import { UnitCounter } from '#platform/web/scan/unit-counter.tsx'
import { IconButton } from '#platform/web/ui/button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { MAX_UNITS } from '../../contract/limits.ts'
import { signedUnits } from '../signed-units.ts'
import { VariantName, variantTitle } from '../variant-name.tsx'
import { type CountLine, differenceOf } from './count.rules.ts'

type Props = { line: CountLine; error: string | null; onChange: (counted: CountLine['counted']) => void; onRemove: () => void }

/** A counted item: what was expected, what is there, and the difference as a number with its sign. */
export function CountedLine({ line, error, onChange, onRemove }: Props) {
  const { t } = useTranslation()
  const units = useUnits()
  const id = useId()
  const { variant, seen, counted } = line
  const difference = differenceOf(line, MAX_UNITS)
  const wrong = counted !== null && difference === null
  const name = variantTitle(variant)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-3">
      <div className="min-w-0 grow basis-52">
        <VariantName variant={variant} />
      </div>
      <UnitCounter
        name={name}
        label={t('inventory.count.counted', { name })}
        value={counted}
        onChange={onChange}
        max={MAX_UNITS}
        invalid={wrong || error !== null}
        describedBy={`${id}-text`}
      />
      <p id={`${id}-text`} className="min-w-28 grow text-xs sm:grow-0">
        <span className="block text-muted-foreground">
          {t('inventory.count.expected', { units: units.quantity(variant.measure, seen) })}
        </span>
        {wrong && <span className="font-medium text-destructive">{t('platform.form.whole')}</span>}
        {difference !== null && (
          <span className={classes('font-semibold', difference === 0 ? 'text-success' : 'text-destructive')}>
            {difference === 0
              ? t('inventory.count.same')
              : t('inventory.count.difference', { change: signedUnits(units.quantity(variant.measure, Math.abs(difference)), difference) })}
          </span>
        )}
        {error && <span className="block font-medium text-destructive">{error}</span>}
      </p>
      <IconButton label={t('platform.tags.remove', { tag: name })} onClick={onRemove} className="text-muted-foreground">
        <X aria-hidden className="size-4" />
      </IconButton>
    </li>
  )
}
