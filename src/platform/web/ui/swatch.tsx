import { Check } from 'lucide-react'
import { useId } from 'react'
import { classes } from './classes.ts'

/** `color`: a CSS color. Its name is next to it. */
export function Swatch({ color, className = '' }: { color: string; className?: string }) {
  return (
    <span
      aria-hidden
      style={{ backgroundColor: color }}
      className={classes('inline-block size-4 shrink-0 rounded-full border border-input', className)}
    />
  )
}

type Props = {
  label: string
  colors: readonly { value: string; name: string; color: string }[]
  value: string | null
  onChange: (value: string) => void
}

/** Chooses one of a few colors, each with a name. */
export function SwatchField({ label, colors, value, onChange }: Props) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {colors.map((option) => (
          <label
            key={option.value}
            title={option.name}
            className="relative grid size-11 cursor-pointer place-items-center rounded-full border-2 border-transparent has-checked:border-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} className="sr-only" />
            <Swatch color={option.color} className="size-8" />
            {option.value === value && (
              <span aria-hidden className="absolute inset-0 m-auto grid size-5 place-items-center rounded-full bg-card text-primary">
                <Check className="size-3.5" />
              </span>
            )}
            <span className="sr-only">{option.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
