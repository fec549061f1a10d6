/** The saved views of one list. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { useOperation } from '../operation.ts'
import { type SavedView, SavedViewsContext, type SavedViewsHome, type ViewContent } from './saved-views-context.ts'

export type SavedViews = ReturnType<typeof useSavedViews>

/** `changes`: the view to change; null creates one. */
export type SaveInput = { content: ViewContent; changes: SavedView | null }

/** `home: null` when no storage for views is provided. */
export function useSavedViews(list: string) {
  const home = use(SavedViewsContext)
  const client = useQueryClient()
  const queryKey = [...(home?.key ?? ['no views']), list]
  const { data: views = [] } = useQuery({
    queryKey,
    queryFn: () => home?.list(list) ?? [],
    enabled: home !== null,
  })
  const again = { onSuccess: () => client.invalidateQueries({ queryKey }) }
  const save = useOperation<SaveInput, SavedView>(
    ({ content, changes }, idempotencyKey) =>
      changes
        ? requireHome(home).update({ ...changes, ...content }, idempotencyKey)
        : requireHome(home).create(list, content, idempotencyKey),
    again,
  )
  const update = useOperation((view: SavedView, idempotencyKey) => requireHome(home).update(view, idempotencyKey), again)
  const remove = useOperation((id: string, idempotencyKey) => requireHome(home).remove(id, idempotencyKey), again)
  return { home, views, save, update, remove }
}

function requireHome(home: SavedViewsHome | null): SavedViewsHome {
  if (!home) throw new Error('saved views have no storage here')
  return home
}
