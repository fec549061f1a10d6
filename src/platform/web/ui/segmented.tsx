import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'

type Segment<Value extends string> = { value: Value; label: string; icon?: LucideIcon }

type Props<Value extends string> = { label: string; segments: readonly Segment<Value>[]; value: Value; onChange: (value: Value) => void }

/** One of two to four ways to see something: list or board, day or week. */
export function Segmented<Value extends string>({ label, segments, value, onChange }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className="inline-flex rounded-md border bg-muted/60 p-0.5">
      <legend className="sr-only">{label}</legend>
      {segments.map(({ value: own, label: text, icon: Icon }) => (
        <label
          key={own}
          className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-sm px-3 text-sm font-medium text-muted-foreground transition hover:text-foreground has-checked:bg-card has-checked:text-foreground has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring md:min-h-8"
        >
          <input type="radio" name={name} checked={own === value} onChange={() => onChange(own)} className="sr-only" />
          {Icon && <Icon aria-hidden className="size-4" />}
          {text}
        </label>
      ))}
    </fieldset>
  )
}
