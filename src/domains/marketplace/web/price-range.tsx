import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'
import { inputClasses } from '#platform/web/ui/field.tsx'

type Props = { min: string; max: string; onChange: (patch: { min: string | undefined; max: string | undefined }) => void }

/** Uses the currency of the charge, whatever currency prices are displayed in. */
export function PriceRange({ min, max, onChange }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [low, setLow] = useState(min)
  const [high, setHigh] = useState(max)
  const field = (key: string, label: string, value: string, set: (value: string) => void) => (
    <div className="min-w-0 grow">
      <label htmlFor={`${id}-${key}`} className="sr-only">
        {label}
      </label>
      <input
        id={`${id}-${key}`}
        inputMode="decimal"
        dir="ltr"
        placeholder={label}
        value={value}
        maxLength={12}
        onChange={({ target }) => set(target.value)}
        className={inputClasses('text-start text-sm')}
      />
    </div>
  )
  return (
    <form
      className="px-3"
      onSubmit={(event) => {
        event.preventDefault()
        onChange({ min: low.trim() || undefined, max: high.trim() || undefined })
      }}
    >
      <div className="flex items-center gap-2">
        {field('min', t('marketplace.filters.min'), low, setLow)}
        <span aria-hidden className="text-muted-foreground">
          –
        </span>
        {field('max', t('marketplace.filters.max'), high, setHigh)}
      </div>
      <Button type="submit" look="secondary" className="mt-2 w-full">
        {t('marketplace.filters.apply')}
      </Button>
    </form>
  )
}
