import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'

type Choice<Value extends string> = {
  value: Value
  label: string
  /** The language of the label, when it isn't the page's. */
  lang?: string
  /** A decorative preview. */
  picture?: ReactNode
}

type Props<Value extends string> = {
  label: string
  choices: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Smaller cards, two per row on a phone. */
  dense?: boolean
}

/** Radio buttons as cards. A choice applies at once, so arrow keys step through the options. */
export function ChoiceCards<Value extends string>({ label, choices, value, onChange, dense = false }: Props<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div
        className={classes(
          'grid',
          dense
            ? 'grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3'
            : 'grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-4',
        )}
      >
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="cursor-pointer overflow-hidden rounded-lg border bg-card transition hover:border-input has-checked:border-primary has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.picture && (
              <span aria-hidden className="block border-b">
                {choice.picture}
              </span>
            )}
            <span
              className={classes('flex min-h-12 items-center justify-between', dense ? 'gap-1.5 px-3 py-1.5 leading-tight' : 'gap-3 px-4')}
            >
              <span lang={choice.lang} className="font-medium">
                {choice.label}
              </span>
              <Check aria-hidden className={classes('size-5 shrink-0 text-primary', choice.value !== value && 'invisible')} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
