import { Star } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { classes } from './classes.ts'

const FIVE = [1, 2, 3, 4, 5] as const

type Props = { label: string; value: number | null; onChange: (stars: number) => void; error?: string | undefined }

/** Chooses one to five stars by pointer or arrow keys; the meaning is shown next to them. Keys: platform.stars.meaning.* */
export function StarInput({ label, value, onChange, error }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const name = useId()
  const [pointed, setPointed] = useState<number | null>(null)
  const shown = pointed ?? value ?? 0
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="flex items-center gap-3">
        <div className="-ms-1.5 flex" onPointerLeave={() => setPointed(null)}>
          {FIVE.map((stars) => (
            <label
              key={stars}
              onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(stars)}
              className="relative flex size-11 items-center justify-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-ring"
            >
              <input
                type="radio"
                name={name}
                value={stars}
                checked={value === stars}
                onChange={() => onChange(stars)}
                aria-invalid={Boolean(error)}
                aria-label={t('platform.stars.choice', { count: stars, shown: formatNumber(stars, locale) })}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Star
                aria-hidden
                strokeWidth={1.5}
                className={classes('size-8 transition', stars <= shown ? 'fill-star text-star' : 'fill-muted text-muted-foreground/60')}
              />
            </label>
          ))}
        </div>
        <span className="font-medium text-muted-foreground">{shown > 0 && t(`platform.stars.meaning.${shown}`)}</span>
      </div>
      {error && (
        <p id={`${name}-error`} className="mt-1.5 text-xs font-medium text-destructive">
          {error}
        </p>
      )}
    </fieldset>
  )
}
