import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { textDirection } from '#platform/shared/language.ts'
import { formatNumber } from '../i18n/numbers.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useLocale } from '../i18n/use-locale.ts'

export type Tab = { key: string; title: string /** The number of items in the tab. */; count?: number; content: ReactNode }

/** Tabs of a page. The open tab is in the address, so it can be linked and Back works. */
export function Tabs({ label, tabs, param = 'tab' }: { label: string; tabs: readonly Tab[]; param?: string }) {
  const language = useLanguage()
  const locale = useLocale()
  const [search, setSearch] = useSearchParams()
  const asked = search.get(param)
  const current = tabs.find(({ key }) => key === asked)?.key ?? tabs[0]?.key ?? ''

  function open(key: string) {
    setSearch(
      (now) => {
        now.set(param, key)
        return now
      },
      { preventScrollReset: true },
    )
  }

  return (
    <Radix.Root dir={textDirection(language)} value={current} onValueChange={open} activationMode="manual">
      <Radix.List aria-label={label} className="flex scrollbar-none gap-1 overflow-x-auto border-b">
        {tabs.map(({ key, title, count }) => (
          <Radix.Trigger
            key={key}
            value={key}
            className="relative inline-flex min-h-11 shrink-0 items-center gap-2 rounded-t-md px-3 font-medium whitespace-nowrap text-muted-foreground transition -outline-offset-2! hover:text-foreground data-[state=active]:text-foreground data-[state=active]:after:absolute data-[state=active]:after:inset-x-2 data-[state=active]:after:bottom-0 data-[state=active]:after:h-0.5 data-[state=active]:after:rounded-full data-[state=active]:after:bg-primary"
          >
            {title}
            {count !== undefined && (
              <span className="rounded-full bg-muted px-2 text-xs font-semibold tabular-nums">{formatNumber(count, locale)}</span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ key, content }) => (
        <Radix.Content key={key} value={key} className="pt-5 outline-none">
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
