/** The storage of saved views. The app provides it once for all tables. */
import type { QueryKey } from '@tanstack/react-query'
import { createContext } from 'react'

export type ViewContent = { name: string; query: string; columns: string[] | null; shared: boolean }
export type SavedView = ViewContent & { id: string; mine: boolean; mayEdit: boolean; version: number }

export type SavedViewsHome = {
  key: QueryKey
  /** Whether views can be shared with other members. */
  shareable: boolean
  /** The translation prefix of failures. */
  words: string
  list(list: string): Promise<SavedView[]>
  create(list: string, content: ViewContent, idempotencyKey: string): Promise<SavedView>
  update(view: SavedView, idempotencyKey: string): Promise<SavedView>
  remove(id: string, idempotencyKey: string): Promise<unknown>
}

/** Null: tables have no saved views. */
export const SavedViewsContext = createContext<SavedViewsHome | null>(null)
