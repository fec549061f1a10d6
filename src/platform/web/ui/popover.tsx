import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { classes } from './classes.ts'

type Props = {
  /** The accessible name. */
  label: string
  trigger: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  align?: 'start' | 'end'
  /** The content reaches the edges. */
  flush?: boolean
  className?: string
  children: ReactNode
}

/** A popover next to its trigger. Escape and a press outside close it. */
export function Popover({ label, trigger, open, onOpenChange, align = 'start', flush = false, className, children }: Props) {
  return (
    <Radix.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={classes(
            'z-50 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] animate-rise overflow-y-auto rounded-md border bg-popover text-popover-foreground shadow-lg outline-none',
            !flush && 'p-4',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
