import { type Insertable, sql } from 'kysely'
import type { Db } from './db.ts'

const ROWS_PER_STATEMENT = 5000

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * Inserts many rows with few statements: `const insert = insertsInto<Tables>()` at the top of a `*.sql.ts`. All rows of a call have the same
 * columns.
 */
export function insertsInto<Tables>() {
  return async <Name extends keyof Tables & string>(db: Db, name: Name, rows: readonly Insertable<Tables[Name]>[]): Promise<void> => {
    const [first] = rows
    if (!first) return
    const table = sql.table(toSnakeCase(name))
    const keys = Object.keys(first)
    const columns = sql.join(keys.map((key) => sql.ref(toSnakeCase(key))))
    const labels = keys.map((key) => `${JSON.stringify(toSnakeCase(key))}:`)
    for (let begin = 0; begin < rows.length; begin += ROWS_PER_STATEMENT) {
      const json = rows.slice(begin, begin + ROWS_PER_STATEMENT).map((row) => toJson(row, keys, labels))
      await sql`
        insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ${`[${json.join(',')}]`}::json)`.execute(
        db,
      )
    }
  }
}

function toJson(row: object, keys: readonly string[], labels: readonly string[]): string {
  const values = row as Record<string, unknown>
  return `{${keys.map((key, index) => labels[index] + (JSON.stringify(values[key]) ?? 'null')).join(',')}}`
}
