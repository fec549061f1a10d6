import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { textDirection } from '#platform/shared/language.ts'
import { useLanguage } from '../i18n/use-language.ts'
import type { Place, Step } from './board.ts'

export type Target = { id: string; title: string; refusal: string | null; current: boolean }

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  trigger: ReactNode
  targets: readonly Target[]
  onStep: (step: Step) => void
  onPut: (place: Place) => void
}

const ITEM = 'flex min-h-11 items-center rounded-sm px-3 text-sm outline-none data-disabled:opacity-60 data-highlighted:bg-muted md:min-h-9'

/** Moves a card without dragging. */
export default function MoveMenu({ open, onOpenChange, trigger, targets, onStep, onPut }: Props) {
  const { t } = useTranslation()
  const direction = textDirection(useLanguage())
  const item = (label: string, step: Step) => (
    <DropdownMenu.Item className={ITEM} onSelect={() => onStep(step)}>
      {label}
    </DropdownMenu.Item>
  )
  return (
    <DropdownMenu.Root open={open} onOpenChange={onOpenChange} dir={direction} modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 max-w-72 animate-rise overflow-y-auto rounded-md border bg-popover p-1.5 text-popover-foreground shadow-lg"
        >
          <DropdownMenu.Label className="px-3 py-1.5 text-xs font-semibold text-muted-foreground">
            {t('platform.kanban.moveTo')}
          </DropdownMenu.Label>
          {targets
            .filter(({ current }) => !current)
            .map(({ id, title, refusal }) => (
              <DropdownMenu.Item key={id} disabled={refusal !== null} className={ITEM} onSelect={() => onPut({ column: id, index: 0 })}>
                <span>
                  <bdi>{title}</bdi>
                  {refusal !== null && <span className="block text-xs">{refusal}</span>}
                </span>
              </DropdownMenu.Item>
            ))}
          <DropdownMenu.Separator className="my-1.5 h-px bg-border" />
          {item(t('platform.kanban.up'), 'up')}
          {item(t('platform.kanban.down'), 'down')}
          {item(t('platform.kanban.first'), 'first')}
          {item(t('platform.kanban.last'), 'last')}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
