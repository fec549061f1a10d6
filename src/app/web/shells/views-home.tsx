import { type ReactNode, useMemo } from 'react'
import { useWorkspace } from '#domains/workspaces/web/index.ts'
import type { CallContext } from '#platform/web/api.ts'
import { useSource } from '#platform/web/source.ts'
import { SavedViewsContext, type SavedViewsHome } from '#platform/web/table/saved-views-context.ts'

/** Tables below it keep their views in the workspace of this tab. */
export function ViewsHome({ children }: { children: ReactNode }) {
  const { api, language } = useSource()
  const workspace = useWorkspace()
  const [id, kind] = [workspace?.id, workspace?.kind]
  const home = useMemo<SavedViewsHome | null>(() => {
    if (id === undefined) return null
    const { views } = api.workspaces
    const here = (intent?: string): { context: CallContext } => ({ context: { workspace: id, ...(intent && { intent }) } })
    return {
      key: [language, 'workspace', id, 'views'],
      shareable: kind === 'business',
      words: 'platform.table',
      list: async (list) => (await views.list({ list }, here())).views,
      create: (list, content, intent) => views.create({ list, ...content }, here(intent)),
      update: ({ mine: _mine, mayEdit: _mayEdit, ...view }, intent) => views.update(view, here(intent)),
      remove: (view, intent) => views.remove({ id: view }, here(intent)),
    }
  }, [api, language, id, kind])
  return <SavedViewsContext value={home}>{children}</SavedViewsContext>
}
