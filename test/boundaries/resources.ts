/** Boundary 6: personal data can be exported and erased. */
import type { SourceFile } from './schemas.ts'

/** Columns that identify a person. */
const PERSONAL_COLUMN = /^\s*(user_id|owner|actor_id|author_id|member_id|employee_id)\s+text/m

/** Returns tables that identify a person in domains that register no personal data. */
export function domainsWithoutPersonalData(migrations: readonly SourceFile[], domainsWithPersonalData: readonly string[]): string[] {
  return migrations.flatMap(({ path, text }) => {
    const domain = /^src\/domains\/([^/]+)\//.exec(path)?.[1]
    if (!domain || domainsWithPersonalData.includes(domain)) return []
    return [...text.matchAll(/create table ([\w.]+) \(([\s\S]*?)\n\)/g)].flatMap(([, table = '', columns = '']) =>
      PERSONAL_COLUMN.test(columns) ? [`${table} names a person`] : [],
    )
  })
}
