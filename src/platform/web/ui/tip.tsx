import { Tooltip } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

const DELAY_MS = 300

/** A tooltip on hover and focus. Only for optional hints: touch screens never show it. */
export function Tip({ text, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <Tooltip.Provider delayDuration={DELAY_MS}>
      <Tooltip.Root>
        <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-60 max-w-72 animate-fade-in rounded-sm border bg-popover px-2.5 py-1.5 text-xs font-medium text-popover-foreground shadow-md"
          >
            {text}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  )
}
