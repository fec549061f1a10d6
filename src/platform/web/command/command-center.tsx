/** Handles the shortcuts of the commands and opens the palette and the list of shortcuts. Both dialogs are loaded on demand. */
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Command, SearchProvider } from './command.ts'
import { openPalette, openShortcuts, useOpenDialog } from './palette-store.ts'
import { useShortcuts } from './use-shortcuts.ts'

const Palette = lazy(() => import('./palette.tsx'))
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'))

export function CommandCenter({ commands, search }: { commands: readonly Command[]; search: SearchProvider }) {
  const { t } = useTranslation()
  const open = useOpenDialog()
  const own: (Command & { keys: string })[] = [
    { id: 'palette', group: 'act', title: t('platform.command.open'), keys: 'Mod+k', run: openPalette },
    { id: 'search', group: 'act', title: t('platform.command.search'), keys: '/', run: focusSearch },
    { id: 'shortcuts', group: 'act', title: t('platform.command.shortcuts'), keys: '?', run: openShortcuts },
  ]
  const [, , listShortcuts] = own
  const offered = listShortcuts ? [...commands, listShortcuts] : commands
  const withKeys = [...commands, ...own].flatMap((command) => (command.keys === undefined ? [] : [{ ...command, keys: command.keys }]))
  useShortcuts(Object.fromEntries(withKeys.map(({ keys, run }) => [keys, run])))
  if (open === null) return null
  return (
    <Suspense fallback={null}>
      {open === 'palette' ? <Palette commands={offered} search={search} /> : <ShortcutsDialog shortcuts={withKeys} />}
    </Suspense>
  )
}

/** Focuses the search field of the page, or opens the palette when there is none. */
function focusSearch(): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('[role="search"] input, input[type="search"]')]
  const field = fields.find((candidate) => candidate.checkVisibility())
  if (field) field.focus()
  else openPalette()
}
