/** Settings of administrators: one row of a table, changed as a whole at a known version, and recorded in the audit log. */
import { sql } from 'kysely'
import { recordAudit } from './audit.ts'
import type { Db } from './db.ts'
import { Failure } from './failure.ts'
import type { AdminContext } from './services.ts'
import { type Tx, transact } from './transact.ts'

type Versioned = { version: number }

/** Where a field is stored when its column has another name or unit. */
type Column<V> = { column: string; fromStored(stored: number): V; toStored(value: V): number }

export type SettingsDefinition<S extends Versioned> = {
  /** `schema.table`, a table of one row. */
  table: string
  /** Every field with its column: `true` for the column of the same name. */
  columns: { [K in Exclude<keyof S & string, 'version'>]: true | Column<S[K]> }
  /** Several groups of settings can share a row if each has its own version. */
  versionColumn?: string
  audit: { action: `${string}.${string}`; resource: { type: string; id: string } }
  /** Publishes the change, in its transaction. */
  changed?(tx: Tx, current: S): void
}

export type Settings<S extends Versioned> = {
  load(db: Db): Promise<S>
  /** Replaces all fields. Fails with STALE and the current settings when they changed since `wanted.version`. */
  update(ctx: AdminContext, wanted: S): Promise<S>
}

export function defineSettings<S extends Versioned>({
  table,
  columns,
  versionColumn = 'version',
  audit: { action, resource },
  changed,
}: SettingsDefinition<S>): Settings<S> {
  const row = sql.table(table)
  const versionRef = sql.ref(versionColumn)
  const fields = Object.entries<true | Column<unknown>>(columns).map(([field, stored]) =>
    stored === true ? { field, column: field, fromStored: asStored, toStored: asStored } : { field, ...stored },
  )
  const selected = sql.join([
    ...fields.map(({ column, field }) => sql`${sql.ref(column)} as ${sql.ref(field)}`),
    sql`${versionRef} as version`,
  ])

  async function load(db: Db): Promise<S> {
    const { rows } = await sql<Record<string, unknown>>`select ${selected} from ${row}`.execute(db)
    const [found] = rows
    if (!found) throw new Error(`${table} has no row`)
    const values = fields.map(({ field, fromStored }) => [field, fromStored(found[field] as number)])
    return { ...Object.fromEntries(values), version: found['version'] } as S
  }

  async function save(db: Db, wanted: S): Promise<boolean> {
    const values = wanted as Record<string, unknown>
    const assigned = fields.map(({ field, column, toStored }) => sql`${sql.ref(column)} = ${toStored(values[field])}`)
    const { numAffectedRows } = await sql`
      update ${row} set ${sql.join(assigned)}, ${versionRef} = ${versionRef} + 1 where ${versionRef} = ${wanted.version}`.execute(db)
    return numAffectedRows === 1n
  }

  async function update(ctx: AdminContext, wanted: S): Promise<S> {
    return transact(ctx, async (tx) => {
      const before = await load(tx.db)
      const saved = await save(tx.db, wanted)
      const after = await load(tx.db)
      if (!saved) throw new Failure('STALE', { current: after })
      changed?.(tx, after)
      await recordAudit(tx, { actor: ctx.userId, action, resource, client: ctx.client, details: { before, after } })
      return after
    })
  }

  return { load, update }
}

function asStored(value: unknown): unknown {
  return value
}
