/** The commands of the palette. Each domain defines its own; the app joins them. */
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Source } from '../source.ts'

/** In display order. */
export const COMMAND_GROUPS = ['go', 'create', 'act'] as const
export type CommandGroup = (typeof COMMAND_GROUPS)[number]

export type Command = {
  /** Must not change: recent commands are stored by id. */
  id: string
  group: CommandGroup
  title: string
  icon?: LucideIcon
  /** Shown next to the title, for example “current page” or the owner. */
  detail?: string
  /** Other search terms. */
  words?: readonly string[]
  /** The shortcut: `g d`, `Shift+n`. */
  keys?: string
  /** Listed only when it matches the search text. */
  deep?: true
  run: () => unknown
}

export type SearchResult = { id: string; title: string; detail?: string; href: string; picture?: ReactNode }

/** Results of one kind under a heading: “Products”. */
export type SearchGroup = { key: string; title: string; results: readonly SearchResult[] }

/** The record search of the palette. */
export type SearchProvider = {
  /** A few results of each kind, best first. */
  search: (query: string, source: Source, signal: AbortSignal) => Promise<readonly SearchGroup[]>
  /** The link to all results. */
  all: (query: string) => { title: string; href: string }
}
