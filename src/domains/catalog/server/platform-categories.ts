/** The platform's categories for administrators, and what their commands share. */
import { categoriesChanged } from '#events/catalog.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { LANGUAGES } from '#platform/shared/language.ts'
import type { CategoryNamesInput, ManagedCategoryView } from '../contract.ts'
import { type CategoryNames, loadPlatformCategories, type ManagedCategory } from './categories.sql.ts'

export async function listPlatformCategories(db: Db): Promise<{ items: ManagedCategoryView[] }> {
  return { items: (await loadPlatformCategories(db)).map(toManagedCategoryView) }
}

/** Leaves out empty translations. */
export function withoutEmptyNames({ en, es, ar }: CategoryNamesInput): CategoryNames {
  return { en, ...(es && { es }), ...(ar && { ar }) }
}

/** Rule 33: names are unique per language, ignoring case. Fails with CATEGORY_EXISTS. */
export function rejectTakenName(names: CategoryNames, known: readonly ManagedCategory[]): void {
  for (const language of LANGUAGES) {
    const name = names[language]?.toLowerCase()
    if (name && known.some((other) => (other.names[language] ?? other.name).toLowerCase() === name))
      throw new Failure('CATEGORY_EXISTS', { language })
  }
}

export function requireCategory(known: readonly ManagedCategory[], id: string): ManagedCategory {
  const found = known.find((category) => category.id === id)
  if (!found) throw notFound()
  return found
}

type AuditAction = 'catalog.categoryAdded' | 'catalog.categoryRenamed' | 'catalog.categoryDeleted' | 'catalog.categoriesArranged'

export async function recordCategoryChange(
  tx: Tx,
  ctx: AdminContext,
  action: AuditAction,
  id: string,
  details: Record<string, unknown>,
): Promise<void> {
  publish(tx, categoriesChanged({ categoryId: id }))
  await recordAudit(tx, { actor: ctx.userId, action, resource: { type: 'category', id }, client: ctx.client, details })
}

export function toManagedCategoryView({ id, slug, name, names, used, below, version }: ManagedCategory): ManagedCategoryView {
  return { id, slug, used, below, version, names: { en: names.en ?? name, es: names.es ?? '', ar: names.ar ?? '' } }
}
