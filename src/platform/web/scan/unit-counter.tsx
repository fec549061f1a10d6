import { Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DecimalInput } from '../inputs/decimal-input.tsx'
import { NUMBER, type Typed } from '../inputs/number-field.tsx'
import { IconButton } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { inputClasses } from '../ui/field.tsx'

type Props = {
  /** Of what is counted. */
  name: string
  label: string
  value: Typed
  onChange: (value: Typed) => void
  max: number
  invalid?: boolean
  describedBy?: string
  /** For a thumb: the whole width of a phone. */
  large?: boolean
}

/** Counts units with a tap, or takes a typed number. */
export function UnitCounter({ name, label, value, onChange, max, invalid = false, describedBy, large = false }: Props) {
  const { t } = useTranslation()
  const now = typeof value === 'number' ? value : 0
  const button = large ? 'min-h-14 min-w-14 rounded-md border bg-background' : ''
  const icon = large ? 'size-6' : 'size-4'
  return (
    <div className={classes('flex items-center gap-1', large && 'w-full gap-2 sm:w-auto')}>
      <IconButton
        label={t('platform.quantity.less', { name })}
        disabled={now <= 0}
        onClick={() => onChange(Math.max(0, now - 1))}
        className={button}
      >
        <Minus aria-hidden className={icon} />
      </IconButton>
      <DecimalInput
        dir="ltr"
        aria-label={label}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        value={value}
        onChange={onChange}
        format={NUMBER}
        className={inputClasses(
          classes(
            'text-center font-semibold tabular-nums',
            large ? 'min-h-14! min-w-0 grow text-xl sm:w-28! sm:grow-0' : 'min-h-11! w-20!',
          ),
        )}
      />
      <IconButton label={t('platform.quantity.more', { name })} disabled={now >= max} onClick={() => onChange(now + 1)} className={button}>
        <Plus aria-hidden className={icon} />
      </IconButton>
    </div>
  )
}
