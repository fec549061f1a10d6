import { useQuery } from '@tanstack/react-query'
import { useSource } from '#platform/web/source.ts'
import { categoriesQuery } from './queries.ts'

/** Options for the platform's categories, each followed by the workspace's subcategories, without `except`. */
export function CategoryOptions({ workspaceId, except }: { workspaceId: string; except?: string }) {
  const { data = [] } = useQuery(categoriesQuery(useSource(), workspaceId))
  return data
    .filter(({ slug }) => slug !== except)
    .map(({ slug, name, editable }) => (
      <option key={slug} value={slug}>
        {editable ? `\u2003${name}` : name}
      </option>
    ))
}
