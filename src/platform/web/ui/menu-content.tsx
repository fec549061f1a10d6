import { DropdownMenu } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

/** The surface of a menu, at most as high as the available space. */
export function MenuContent({ className, ...rest }: ComponentProps<typeof DropdownMenu.Content>) {
  return (
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        sideOffset={6}
        collisionPadding={8}
        {...rest}
        className={classes(
          'z-50 max-h-(--radix-dropdown-menu-content-available-height) animate-rise overflow-y-auto rounded-md border bg-popover p-1.5 text-popover-foreground shadow-lg',
          className,
        )}
      />
    </DropdownMenu.Portal>
  )
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1.5 h-px bg-border" />
}
