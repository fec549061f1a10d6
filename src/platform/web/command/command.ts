/** What the palette offers. Each domain brings its own; the app joins them. */
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Source } from '../source.ts'

/** In the order they are listed. */
export const COMMAND_GROUPS = ['go', 'create', 'act'] as const
export type CommandGroup = (typeof COMMAND_GROUPS)[number]

export type Command = {
  /** The same from day to day: recent ones are kept by it. */
  id: string
  group: CommandGroup
  title: string
  icon?: LucideIcon
  /** Said beside the title: where one is already, whose it is. */
  detail?: string
  /** Other words it is found by. */
  words?: readonly string[]
  /** The keys that do it without the palette: `g d`, `Shift+n`. */
  keys?: string
  /** Only for who asks for it: not listed before something is typed. */
  deep?: true
  run: () => unknown
}

export type Found = { id: string; title: string; detail?: string; href: string; picture?: ReactNode }

/** A kind of things the palette can search, by its operation. */
export type SearchProvider = {
  key: string
  /** What is found: «Products». */
  title: string
  /** At most a handful, the best first. */
  search: (query: string, source: Source, signal: AbortSignal) => Promise<readonly Found[]>
  /** Where all of them are listed. */
  all?: (query: string) => { title: string; href: string }
}
