import { Minus, Plus, X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnits } from '#domains/catalog/web/index.ts'
import { DecimalInput } from '#platform/web/inputs/decimal-input.tsx'
import { NUMBER } from '#platform/web/inputs/number-field.tsx'
import { IconButton } from '#platform/web/ui/button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { inputClasses } from '#platform/web/ui/field.tsx'
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
  const now = typeof counted === 'number' ? counted : 0
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-3">
      <div className="min-w-0 grow basis-52">
        <VariantName variant={variant} />
      </div>
      <div className="flex items-center gap-1">
        <IconButton label={t('platform.quantity.less', { name })} disabled={now <= 0} onClick={() => onChange(Math.max(0, now - 1))}>
          <Minus aria-hidden className="size-4" />
        </IconButton>
        <DecimalInput
          dir="ltr"
          aria-label={t('inventory.count.counted', { name })}
          aria-invalid={wrong || error !== null}
          aria-describedby={`${id}-text`}
          value={counted}
          onChange={onChange}
          format={NUMBER}
          className={inputClasses('min-h-11! w-20! text-center font-semibold tabular-nums')}
        />
        <IconButton label={t('platform.quantity.more', { name })} disabled={now >= MAX_UNITS} onClick={() => onChange(now + 1)}>
          <Plus aria-hidden className="size-4" />
        </IconButton>
      </div>
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
