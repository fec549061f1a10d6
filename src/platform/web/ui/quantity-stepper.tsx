import { Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'

type Props = {
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  name: string /** Where a step is not a piece: `300 g`. */
  label?: string
}

const STEP = 'flex size-11 items-center justify-center rounded-md transition hover:bg-muted disabled:cursor-not-allowed disabled:opacity-40'

/** `name` is the counted item, for screen readers. */
export function QuantityStepper({ value, onChange, min = 1, max = 999, name, label }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <fieldset aria-label={t('platform.quantity.of', { name })} className="inline-flex items-center rounded-md border border-input">
      <button
        type="button"
        className={STEP}
        aria-label={t('platform.quantity.less', { name })}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden className="size-4" />
      </button>
      <output aria-live="polite" className="min-w-8 text-center font-semibold tabular-nums">
        {label ?? formatNumber(value, locale)}
      </output>
      <button
        type="button"
        className={STEP}
        aria-label={t('platform.quantity.more', { name })}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden className="size-4" />
      </button>
    </fieldset>
  )
}
