import { type ReactNode, useEffect, useState } from 'react'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { classes } from '#platform/web/ui/classes.ts'

type Props = {
  checked: boolean
  count: number
  onToggle: () => void
  children: ReactNode
  className?: string
}

/** A facet value with its count; gray when the count is zero. */
export function FacetOption({ checked, count, onToggle, children, className }: Props) {
  const locale = useLocale()
  // Updates before the URL does.
  const [shown, setShown] = useState(checked)
  useEffect(() => setShown(checked), [checked])
  const none = count === 0 && !checked
  return (
    <label
      className={classes(
        'flex min-h-11 w-full items-center gap-3 rounded-md px-3 transition lg:min-h-9',
        none ? 'cursor-not-allowed text-muted-foreground opacity-60' : 'cursor-pointer hover:bg-muted',
        shown && 'font-semibold',
        className,
      )}
    >
      <input
        type="checkbox"
        checked={shown}
        disabled={none}
        onChange={({ target }) => {
          setShown(target.checked)
          onToggle()
        }}
        className="size-4.5 shrink-0 cursor-[inherit] rounded-sm accent-primary"
      />
      <span className="min-w-0 grow truncate">{children}</span>
      <span className="text-xs font-normal text-muted-foreground tabular-nums">{formatNumber(count, locale)}</span>
    </label>
  )
}
