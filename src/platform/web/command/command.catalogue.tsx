import { LayoutDashboard, Plus, SunMoon } from 'lucide-react'
import { Row, Specimen } from '../catalogue/specimen.tsx'
import { toggleScheme } from '../theme.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast-store.ts'
import type { Command, SearchProvider } from './command.ts'
import { CommandCenter } from './command-center.tsx'
import { openPalette, openShortcuts } from './palette-store.ts'
import { SearchButton } from './search-button.tsx'

const COMMANDS: Command[] = [
  { id: 'go.dashboard', group: 'go', title: 'Dashboard', icon: LayoutDashboard, keys: 'g d', run: () => toast({ title: 'Dashboard' }) },
  {
    id: 'create.contact',
    group: 'create',
    title: 'New contact',
    icon: Plus,
    words: ['person'],
    run: () => toast({ title: 'New contact' }),
  },
  { id: 'act.theme', group: 'act', title: 'Light or dark', icon: SunMoon, keys: 'Shift+t', run: toggleScheme },
]

const THINGS: SearchProvider = {
  async search(query) {
    if (query === 'lost') throw new TypeError('No answer.')
    const results = ['Ribbed mug', 'Serving bowl', 'Espresso cups']
      .filter((title) => title.toLocaleLowerCase().includes(query.toLocaleLowerCase()))
      .map((title) => ({ id: title, title, detail: 'Casa Clara · $24.00', href: '?' }))
    return results.length === 0 ? [] : [{ key: 'things', title: 'Products', results }]
  },
  all: (query) => ({ title: `All results for “${query}”`, href: `?q=${query}` }),
}

export default function Palettes() {
  return (
    <Specimen
      title="Palette and shortcuts"
      note="Ctrl K or ⌘K opens it, ? lists the shortcuts, g d and Shift t run a command. The query “lost” loses its connection."
    >
      <Row>
        <SearchButton />
        <Button look="secondary" onClick={openPalette}>
          Palette
        </Button>
        <Button look="secondary" onClick={openShortcuts}>
          Shortcuts
        </Button>
      </Row>
      <CommandCenter commands={COMMANDS} search={THINGS} />
    </Specimen>
  )
}
