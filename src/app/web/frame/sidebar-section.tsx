import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { classes } from '#platform/web/ui/classes.ts'

/** A group of the sidebar that opens and closes. `folded` closes it at first. */
export function SidebarSection({
  label,
  narrow,
  folded = false,
  children,
}: {
  label: string
  narrow: boolean
  folded?: boolean
  children: ReactNode
}) {
  const [open, setOpen] = useState(!folded)
  const id = useId()
  return (
    <div className="mt-3 border-t pt-3">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={classes(
          'mb-px flex min-h-11 w-full items-center justify-between rounded-md px-3 text-xs font-semibold text-muted-foreground transition hover:text-foreground md:min-h-8',
          narrow && 'justify-center',
        )}
      >
        <span className={narrow ? 'sr-only' : ''}>{label}</span>
        <ChevronDown aria-hidden className={classes('size-4 transition-transform', !open && '-rotate-90 rtl:rotate-90')} />
      </button>
      <div id={id} hidden={!open}>
        {children}
      </div>
    </div>
  )
}
