import { type ReactNode, useMemo } from 'react'
import { useSource } from '#platform/web/source.ts'
import { SavedViewsContext, type SavedViewsHome } from '#platform/web/table/saved-views-context.ts'
import { inWorkspace } from '../in-workspace.ts'
import { useWorkspace } from '../queries.ts'

/** Tables below it keep their views in the workspace of this tab. */
export function ViewsHome({ children }: { children: ReactNode }) {
  const { api, language } = useSource()
  const workspace = useWorkspace()
  const [id, kind] = [workspace?.id, workspace?.kind]
  const home = useMemo<SavedViewsHome | null>(() => {
    if (id === undefined) return null
    const { views } = api.workspaces
    return {
      key: [language, 'workspace', id, 'views'],
      shareable: kind === 'business',
      words: 'platform.table',
      list: async (list) => (await views.list({ list }, inWorkspace(id))).views,
      create: (list, content, intent) => views.create({ list, ...content }, inWorkspace(id, intent)),
      update: ({ mine: _mine, mayEdit: _mayEdit, ...view }, intent) => views.update(view, inWorkspace(id, intent)),
      remove: (view, intent) => views.remove({ id: view }, inWorkspace(id, intent)),
    }
  }, [api, language, id, kind])
  return <SavedViewsContext value={home}>{children}</SavedViewsContext>
}
