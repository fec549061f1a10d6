import { type AriaAttributes, type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { classes } from '../ui/classes.ts'

export type GrowingTextProps = AriaAttributes & {
  label: string
  value: string
  maxLength: number
  onChange: (text: string) => void
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>) => void
  onBlur?: () => void
  /** The cursor or the selection moved. */
  onSelect?: () => void
  placeholder?: string
  readOnly?: boolean
  /** Takes the focus, with the cursor at the end. */
  autoFocus?: boolean
  element?: RefObject<HTMLTextAreaElement | null>
  /** Instead of at most ten lines, such as `max-h-96`. */
  className?: string
}

/** A text field that is as high as its text, up to some lines, in the direction of what is written. */
export function GrowingText({ label, value, onChange, autoFocus = false, element, className = 'max-h-40', ...rest }: GrowingTextProps) {
  const own = useRef<HTMLTextAreaElement>(null)
  const field = element ?? own

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what changes the height
  useLayoutEffect(() => {
    const { current } = field
    if (!current) return
    current.style.height = 'auto'
    current.style.height = `${current.scrollHeight}px`
  }, [value])

  useEffect(() => {
    if (!autoFocus) return
    field.current?.focus()
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [autoFocus, field])

  return (
    <textarea
      {...rest}
      ref={field}
      rows={1}
      dir="auto"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={classes(
        'block min-h-11 w-full resize-none bg-transparent px-2 py-2.5 text-base outline-none placeholder:text-muted-foreground md:text-sm',
        className,
      )}
    />
  )
}
