import type { ReactNode } from 'react'

/** One option below the search field. */
export type Suggestion = {
  /** Unique in the list; part of an element's id. */
  id: string
  group: 'recent' | 'search' | 'categories' | 'vendors' | 'products'
  title: string
  detail?: string
  picture?: ReactNode
  href: string
  /** The field's text after choosing it. */
  query?: string
  /** Replaces navigation. */
  run?: () => void
}

/** Groups in display order. */
export const GROUPS = ['recent', 'search', 'categories', 'vendors', 'products'] as const

/** Props of the option list. */
export type SuggestionsProps = {
  id: string
  text: string
  active: string | undefined
  options: readonly Suggestion[]
  /** Reports the options to the field, which handles the keyboard. */
  onOptions: (options: readonly Suggestion[]) => void
  onPick: (option: Suggestion) => void
}
