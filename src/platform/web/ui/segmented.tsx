import { type ReactNode, useId } from 'react'

type Choice<Value extends string> = { value: Value; label: string; icon?: ReactNode }
type Props<Value extends string> = { label: string; choices: readonly Choice<Value>[]; value: Value; onChange: (value: Value) => void }

/** A segmented control: a choice applies at once. */
export function Segmented<Value extends string>({ label, choices, value, onChange }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="inline-flex max-w-full flex-wrap gap-1 rounded-md bg-muted p-1">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-sm px-3 font-medium text-muted-foreground transition hover:text-foreground has-checked:bg-card has-checked:text-foreground has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring forced-colors:has-checked:bg-[SelectedItem] forced-colors:has-checked:text-[SelectedItemText] forced-colors:has-checked:forced-color-adjust-none max-md:min-h-11 max-sm:px-2.5 max-sm:[&>svg]:hidden"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.icon}
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
