import { Tooltip } from 'radix-ui'
import type { ReactElement } from 'react'
import { textDirection } from '#platform/shared/language.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'

const DELAY_MS = 100

/** The tooltip of an icon in the narrow sidebar. */
export default function SidebarTooltip({ label, children }: { label: string; children: ReactElement }) {
  const side = textDirection(useLanguage()) === 'rtl' ? 'left' : 'right'
  return (
    <Tooltip.Provider delayDuration={DELAY_MS}>
      <Tooltip.Root>
        <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content
            side={side}
            sideOffset={8}
            // The link's accessible name already has this text.
            aria-label=" "
            className="z-50 animate-fade-in rounded-sm border bg-popover px-2.5 py-1.5 text-xs font-medium text-popover-foreground shadow-md"
          >
            {label}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  )
}
