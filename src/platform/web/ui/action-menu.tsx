import { Ellipsis } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { textDirection } from '#platform/shared/language.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { IconButton } from './button.tsx'
import { classes } from './classes.ts'
import { MenuContent } from './menu-content.tsx'

export type MenuAction = { label: string; onSelect: () => void; danger?: boolean }

export type ActionMenuProps = {
  label: string
  actions: readonly MenuAction[]
}

/** The menu of `ActionMenu`, which opens at once when it is loaded. */
export default function OpenedActionMenu({ label, actions }: ActionMenuProps) {
  const direction = textDirection(useLanguage())
  return (
    <DropdownMenu.Root dir={direction} modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>
        <IconButton label={label}>
          <Ellipsis aria-hidden className="size-5" />
        </IconButton>
      </DropdownMenu.Trigger>
      <MenuContent align="end" className="min-w-52">
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
      </MenuContent>
    </DropdownMenu.Root>
  )
}
