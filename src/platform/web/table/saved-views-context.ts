/** Where saved views of lists are kept. The app says so once, for all tables below it. */
import type { QueryKey } from '@tanstack/react-query'
import { createContext } from 'react'

export type ViewContent = { name: string; query: string; columns: string[] | null; shared: boolean }
export type SavedView = ViewContent & { id: string; mine: boolean; mayEdit: boolean; version: number }

export type SavedViewsHome = {
  key: QueryKey
  /** Whether there are others to share with. */
  shareable: boolean
  /** Whose words failures are told in. */
  words: string
  list(list: string): Promise<SavedView[]>
  create(list: string, content: ViewContent, intent: string): Promise<SavedView>
  update(view: SavedView, intent: string): Promise<SavedView>
  remove(id: string, intent: string): Promise<unknown>
}

/** Null: tables are shown without saved views. */
export const SavedViewsContext = createContext<SavedViewsHome | null>(null)
