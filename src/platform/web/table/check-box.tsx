import { Check, Minus } from 'lucide-react'
import { useEffect, useRef } from 'react'

type Props = {
  label: string
  checked: boolean | 'some'
  tabIndex?: number /** `range`: select from the last one to this one (Shift). */
  onChange: (checked: boolean, range: boolean) => void
}

/** A small checkbox for dense rows, with a 44 px target. */
export function CheckBox({ label, checked, tabIndex, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const some = checked === 'some'
  useEffect(() => {
    if (input.current) input.current.indeterminate = some
  }, [some])
  const Icon = some ? Minus : Check
  return (
    <label className="group/box relative -m-3 inline-flex size-11 align-middle shrink-0 cursor-pointer select-none items-center justify-center">
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={checked === true}
        tabIndex={tabIndex}
        onChange={({ target, nativeEvent }) => onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        className="peer sr-only"
      />
      <span
        aria-hidden
        data-on={checked !== false || undefined}
        className="flex size-5 items-center justify-center rounded-sm border border-input bg-card text-primary-foreground transition group-hover/box:border-primary peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring data-on:border-primary data-on:bg-primary"
      >
        {checked !== false && <Icon className="size-3.5" strokeWidth={3} />}
      </span>
    </label>
  )
}
