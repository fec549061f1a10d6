import { type ReactNode, useMemo } from 'react'
import { useWorkspace } from '#domains/workspaces/web/index.ts'
import type { CallContext } from '#platform/web/api.ts'
import { useSource } from '#platform/web/source.ts'
import { SavedViewsContext, type SavedViewsHome } from '#platform/web/table/saved-views-context.ts'

/** Tables below save their views in the active workspace of this tab. */
export function SavedViewsProvider({ children }: { children: ReactNode }) {
  const { api, language } = useSource()
  const workspace = useWorkspace()
  const [id, kind] = [workspace?.id, workspace?.kind]
  const home = useMemo<SavedViewsHome | null>(() => {
    if (id === undefined) return null
    const { views } = api.workspaces
    const here = (idempotencyKey?: string): { context: CallContext } => ({
      context: { workspace: id, ...(idempotencyKey && { idempotencyKey }) },
    })
    return {
      key: [language, 'workspace', id, 'views'],
      shareable: kind === 'business',
      words: 'platform.table',
      list: async (list) => (await views.list({ list }, here())).views,
      create: (list, content, idempotencyKey) => views.create({ list, ...content }, here(idempotencyKey)),
      update: ({ mine: _mine, mayEdit: _mayEdit, ...view }, idempotencyKey) => views.update(view, here(idempotencyKey)),
      remove: (view, idempotencyKey) => views.remove({ id: view }, here(idempotencyKey)),
    }
  }, [api, language, id, kind])
  return <SavedViewsContext value={home}>{children}</SavedViewsContext>
}
