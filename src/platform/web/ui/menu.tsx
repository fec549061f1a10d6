import { Ellipsis } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { directionOf } from '#platform/shared/language.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { IconButton } from './button.tsx'
import { classes } from './classes.ts'

export type MenuAction = { label: string; onSelect: () => void; danger?: boolean }

/** What can be done with one thing among many. `label` names the thing. */
export function ActionMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const direction = directionOf(useLanguage())
  return (
    <DropdownMenu.Root dir={direction} modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label={label}>
          <Ellipsis aria-hidden className="size-5" />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 min-w-52 animate-rise rounded-md border bg-popover p-1.5 text-popover-foreground shadow-lg"
        >
          {actions.map((action) => (
            <DropdownMenu.Item
              key={action.label}
              onSelect={action.onSelect}
              className={classes(
                'flex min-h-11 items-center rounded-sm px-3 outline-none data-highlighted:bg-muted md:min-h-9',
                action.danger && 'text-destructive',
              )}
            >
              {action.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
