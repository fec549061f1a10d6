/** The command palette: navigation, actions and search from one field, by keyboard. Loaded when first opened. */
import { Command as List } from 'cmdk'
import { CornerDownLeft, History, LoaderCircle, Search, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { classes } from '../ui/classes.ts'
import { useReturnFocus } from '../ui/use-return-focus.ts'
import { COMMAND_GROUPS, type Command, type SearchProvider } from './command.ts'
import { Keys } from './keys.tsx'
import { findMatches } from './match.ts'
import { closePalette } from './palette-store.ts'
import { recentCommands, saveRecentCommand } from './recent-commands.ts'
import { type FoundRecords, useSearchResults } from './use-search-results.ts'

type Props = { commands: readonly Command[]; search: SearchProvider }

const GROUP =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted-foreground'

/** Keys: platform.command.group.* */
export default function Palette({ commands, search }: Props) {
  const { t } = useTranslation()
  const returnFocus = useReturnFocus()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [recent] = useState(recentCommands)
  const found = useSearchResults(search, typed)
  const begun = typed.trim() !== ''
  const matched = findMatches(commands, typed).filter(({ deep }) => begun || !deep)
  const lately = !begun ? recent.flatMap((id) => commands.filter((command) => command.id === id)) : []
  const [chosen, setChosen] = useState<string | null>(null)
  // The list also reports changes of its own selection before the results have arrived.
  const moved = useRef(false)
  const first = firstValue(lately, matched, found)
  const asking = found.state === 'asking'
  const all = found.state === 'idle' ? null : search.all(found.query)

  function run(command: Command) {
    saveRecentCommand(command.id)
    closePalette()
    void command.run()
  }

  function go(href: string) {
    closePalette()
    void navigate(href)
  }

  const line = (command: Command, prefix: string, icon: ReactNode) => (
    <Item key={prefix + command.id} value={prefix + command.id} onSelect={() => run(command)} {...command} icon={icon} />
  )

  return (
    <Dialog.Root open onOpenChange={(open) => !open && closePalette()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-fade-in bg-black/60" />
        <Dialog.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fixed inset-x-0 top-0 z-50 mx-auto flex max-h-dvh w-full animate-rise flex-col overflow-hidden border bg-popover text-popover-foreground shadow-lg outline-none max-sm:h-dvh sm:top-[12vh] sm:max-h-[70vh] sm:max-w-xl sm:rounded-lg"
        >
          <Dialog.Title className="sr-only">{t('platform.command.label')}</Dialog.Title>
          <List
            label={t('platform.command.label')}
            shouldFilter={false}
            loop
            value={chosen ?? first}
            onValueChange={(value) => moved.current && setChosen(value)}
            onKeyDown={({ key, ctrlKey }) => {
              if (ctrlKey || /^(Arrow|Home|End)/.test(key)) moved.current = true
            }}
            className="flex min-h-0 flex-col"
          >
            <div className="flex items-center gap-3 border-b px-4">
              {asking ? (
                <LoaderCircle aria-hidden className="size-5 shrink-0 animate-spin text-muted-foreground" />
              ) : (
                <Search aria-hidden className="size-5 shrink-0 text-muted-foreground" />
              )}
              <List.Input
                value={typed}
                onValueChange={(text) => {
                  setTyped(text)
                  // The best match stays selected until the user moves the selection.
                  moved.current = false
                  setChosen(null)
                }}
                maxLength={100}
                dir="auto"
                placeholder={t('platform.command.placeholder')}
                className="h-14 min-w-0 grow bg-transparent text-base outline-none placeholder:text-muted-foreground"
              />
              <Dialog.Close
                aria-label={t('platform.close')}
                className="-me-2 inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted-foreground transition hover:bg-muted hover:text-foreground"
              >
                <X aria-hidden className="size-5" />
              </Dialog.Close>
            </div>
            <List.List
              label={t('platform.command.results')}
              onPointerMoveCapture={() => {
                moved.current = true
              }}
              className="min-h-0 overflow-y-auto overscroll-contain px-2 pb-3"
            >
              <List.Empty className="px-4 py-10 text-center text-muted-foreground">
                {asking ? t('platform.loading') : t('platform.command.nothing', { query: typed.trim() })}
              </List.Empty>
              {lately.length > 0 && (
                <List.Group heading={t('platform.command.recent')} className={GROUP}>
                  {lately.map((command) => line(command, 'recent:', <History aria-hidden className="size-4.5" />))}
                </List.Group>
              )}
              {COMMAND_GROUPS.map((group) => {
                const own = matched.filter((command) => command.group === group)
                if (own.length === 0) return null
                return (
                  <List.Group key={group} heading={t(`platform.command.group.${group}`)} className={GROUP}>
                    {own.map((command) => line(command, '', command.icon && <command.icon aria-hidden className="size-4.5" />))}
                  </List.Group>
                )
              })}
              {found.groups.map(({ key, title, results }) => (
                <List.Group key={key} heading={title} className={classes(GROUP, asking && 'opacity-50')}>
                  {results.map(({ id, title, detail, href, picture }) => (
                    <Item
                      key={id}
                      value={`${key}:${id}`}
                      title={title}
                      disabled={asking}
                      onSelect={() => go(href)}
                      icon={picture}
                      {...(detail !== undefined && { detail })}
                    />
                  ))}
                </List.Group>
              ))}
              {found.state === 'failed' && (
                <p role="alert" className="px-3 py-2 text-xs text-destructive">
                  {t('platform.command.searchFailed')}
                </p>
              )}
              {all && (
                <List.Group className="mt-1 border-t pt-1">
                  <Item value="all" title={all.title} onSelect={() => go(all.href)} icon={<Search aria-hidden className="size-4.5" />} />
                </List.Group>
              )}
            </List.List>
          </List>
          <p className="flex items-center gap-4 border-t px-4 py-2 text-xs text-muted-foreground max-sm:hidden">
            <span className="inline-flex items-center gap-1.5">
              <Keys keys="ArrowUp" />
              <Keys keys="ArrowDown" />
              {t('platform.command.choose')}
            </span>
            <span className="inline-flex items-center gap-1.5">
              <Keys keys="Enter" />
              {t('platform.command.do')}
            </span>
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function firstValue(lately: readonly Command[], matched: readonly Command[], { groups, state }: FoundRecords): string {
  const [recent] = lately
  if (recent) return `recent:${recent.id}`
  const [best] = COMMAND_GROUPS.flatMap((group) => matched.filter((command) => command.group === group))
  if (best) return best.id
  const [value = 'all'] = state === 'answered' ? groups.flatMap(({ key, results }) => results.map(({ id }) => `${key}:${id}`)) : []
  return value
}

type ItemProps = {
  value: string
  title: string
  detail?: string
  keys?: string
  icon?: ReactNode
  disabled?: boolean
  onSelect: () => void
}

function Item({ value, title, detail, keys, icon, disabled = false, onSelect }: ItemProps) {
  return (
    <List.Item
      value={value}
      disabled={disabled}
      onSelect={onSelect}
      className="group flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 data-[selected=true]:bg-accent data-[selected=true]:text-accent-foreground"
    >
      <span className="grid size-6 shrink-0 place-items-center text-muted-foreground group-data-[selected=true]:text-accent-foreground">
        {icon}
      </span>
      <bdi className="max-w-3/4 shrink-0 truncate">{title}</bdi>
      {detail !== undefined && (
        <bdi className="min-w-0 truncate text-xs text-muted-foreground group-data-[selected=true]:text-accent-foreground">{detail}</bdi>
      )}
      <span className="ms-auto flex shrink-0 items-center gap-2 max-sm:hidden">
        {keys !== undefined && <Keys keys={keys} />}
        <CornerDownLeft aria-hidden className="flip size-4 opacity-0 group-data-[selected=true]:opacity-70" />
      </span>
    </List.Item>
  )
}
