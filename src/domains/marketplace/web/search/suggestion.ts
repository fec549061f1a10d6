import type { ReactNode } from 'react'

/** One line of the list below a search. */
export type Suggestion = {
  /** Unique in the list; part of an element's id. */
  id: string
  group: 'recent' | 'search' | 'categories' | 'vendors' | 'products'
  title: string
  detail?: string
  picture?: ReactNode
  href: string
  /** What stands in the field after it. */
  query?: string
  /** Instead of going somewhere. */
  run?: () => void
}

/** In the order they are listed. */
export const GROUPS = ['recent', 'search', 'categories', 'vendors', 'products'] as const

/** What the list below a field needs of it. */
export type SuggestionsProps = {
  id: string
  text: string
  active: string | undefined
  options: readonly Suggestion[]
  /** The field hears the keys, so it has to know what there is. */
  onOptions: (options: readonly Suggestion[]) => void
  onPick: (option: Suggestion) => void
}
