import { useQuery } from '@tanstack/react-query'
import { useSource } from '#platform/web/source.ts'
import { categoriesQuery } from './queries.ts'

/** The platform's categories, each followed by those of the workspace below it; without `except`. */
export function CategoryOptions({ workspaceId, except }: { workspaceId: string; except?: string }) {
  const { data = [] } = useQuery(categoriesQuery(useSource(), workspaceId))
  return data
    .filter(({ slug }) => slug !== except)
    .map(({ slug, name, own }) => (
      <option key={slug} value={slug}>
        {own ? `\u2003${name}` : name}
      </option>
    ))
}
