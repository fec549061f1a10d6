import { loadAttributes, loadCategoryAttributes, namesIn } from '#domains/catalog/server/index.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { AttributesView } from '../contract.ts'

/** All attributes, and those of each category that the workspace may use. */
export async function listAttributes({ services: { db }, membership, language }: WorkspaceContext): Promise<AttributesView> {
  const [attributes, assigned] = await Promise.all([loadAttributes(db), loadCategoryAttributes(db, membership.workspaceId)])
  return {
    items: attributes.map(({ key, names, type, unit, choices }) => ({
      key,
      type,
      name: namesIn(names, language),
      unit: namesIn(unit, language),
      choices: choices.map((choice) => ({ value: choice.value, label: namesIn(choice.names, language) })),
    })),
    categories: [...Map.groupBy(assigned, ({ slug }) => slug)].map(([slug, own]) => ({
      slug,
      attributes: own.map(({ key, required }) => ({ key, required })),
    })),
  }
}
