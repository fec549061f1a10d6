import type { Db } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import { findLabelVariants, type LabelVariantRow } from './label-variants.sql.ts'
import { variantOptions } from './options.rules.ts'

/** What a label says about a variant. `options`: the words of its values, “Sage / Large”. */
export type LabelVariant = Omit<LabelVariantRow, 'options'> & { options: string }

/** The variants of the workspace among `ids`, keyed by id. Names and options are in the language. */
export async function loadLabelVariants(
  db: Db,
  workspaceId: string,
  ids: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, LabelVariant>> {
  const rows = await findLabelVariants(db, workspaceId, ids, language)
  return new Map(rows.map((row) => [row.id, { ...row, options: optionWords(row, language) }]))
}

function optionWords({ options }: LabelVariantRow, language: Language): string {
  const values = options.map((option) => option.values[0]?.value ?? '')
  return variantOptions(options, values, language)
    .map(({ value }) => value)
    .join(' / ')
}
