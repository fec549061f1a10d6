/** The platform's categories and a workspace's own ones below them. */
import { loadWorkspaceCategories, type WorkspaceCategory } from '#domains/catalog/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Language } from '#platform/shared/language.ts'
import type { CategoryView } from '../../contract.ts'

export type CategoryList = { items: CategoryView[] }

export async function listCategories(ctx: WorkspaceContext): Promise<CategoryList> {
  return loadCategoryList(ctx.services.db, ctx.membership.workspaceId, ctx.language)
}

/** Each of the workspace's categories follows its parent. */
export async function loadCategoryList(db: Db, workspaceId: string, language: Language): Promise<CategoryList> {
  const known = await loadWorkspaceCategories(db, workspaceId)
  const below = (slug: string) => known.filter((category) => category.workspaceId !== null && category.parentSlug === slug)
  const platform = known.filter((category) => category.workspaceId === null)
  return {
    items: platform.flatMap((category) => [category, ...below(category.slug)]).map((category) => toCategoryView(category, language)),
  }
}

export function toCategoryView(category: WorkspaceCategory, language: Language): CategoryView {
  const { id, slug, name, names, parentSlug, workspaceId, used, version } = category
  return { id, slug, parentSlug, used, version, name: names[language] ?? name, editable: workspaceId !== null }
}
