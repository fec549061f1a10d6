/** Wall 6: what names a person must be able to be taken out and away. */
import type { SourceFile } from './schemas.ts'

/** Columns that hold who somebody is. */
const PERSONAL_COLUMN = /^\s*(user_id|owner|actor_id|author_id|member_id|employee_id)\s+text/m

/** Domains with a table that names a person and no subject that registers `personal`. */
export function impersonalDomains(migrations: readonly SourceFile[], personalDomains: readonly string[]): string[] {
  return migrations.flatMap(({ path, text }) => {
    const domain = /^src\/domains\/([^/]+)\//.exec(path)?.[1]
    if (!domain || personalDomains.includes(domain)) return []
    return [...text.matchAll(/create table ([\w.]+) \(([\s\S]*?)\n\)/g)].flatMap(([, table = '', columns = '']) =>
      PERSONAL_COLUMN.test(columns) ? [`${table} names a person`] : [],
    )
  })
}
