import { sql } from 'kysely'
import type { RecordFilter } from '#domains/records/contract.ts'
import { recordConditions } from '#domains/records/server/index.ts'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { bothDirections, containing, listPage, type Paging } from '#platform/server/list-page.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Currency } from '../contract/constants.ts'
import type { Tables } from './db.types.ts'

const procurement = schemaOf<Tables>()

export type SupplierFields = {
  name: string
  contactName: string
  email: string
  phone: string
  address: string
  language: Language
  currency: Currency
  paymentTerms: string
  leadTimeDays: number | null
  /** The fewest units of one item that it sells. */
  minUnits: number | null
  notes: string
}

export type SupplierRow = SupplierFields & {
  workspaceId: string
  id: string
  archivedAt: Date | null
  createdAt: Date
  version: number
  unitsReceived: number
  unitsOnTime: number
  unitsDefective: number
  spendMinor: number
  rank: number
}

const ROW = sql`r.workspace_id, r.id, r.name, r.contact_name, r.email, r.phone, r.address, r.language, r.currency, r.payment_terms,
  r.lead_time_days, r.min_units, r.notes, r.archived_at, r.created_at, r.version, r.units_received, r.units_on_time, r.units_defective, r.spend_minor, r.rank`

type NewSupplier = SupplierFields & { workspaceId: string; id: string; createdAt: Date }

export async function insertSupplier(db: Db, row: NewSupplier): Promise<void> {
  await procurement(db).insertInto('procurement.suppliers').values(row).execute()
}

export async function findSupplier(db: Db, workspaceId: string, id: string): Promise<SupplierRow | undefined> {
  const { rows } = await sql<SupplierRow>`
    select ${ROW} from procurement.suppliers r where r.workspace_id = ${workspaceId} and r.id = ${id}`.execute(db)
  return rows[0]
}

export async function loadSuppliers(db: Db, workspaceId: string, ids: readonly string[]): Promise<Map<string, SupplierRow>> {
  const { rows } = await sql<SupplierRow>`
    select ${ROW} from procurement.suppliers r where r.workspace_id = ${workspaceId} and r.id = any(${ids})`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export type SupplierHead = { id: string; workspaceId: string; name: string; contactName: string }

/** Of any workspace. */
export async function loadSupplierHeads(db: Db, ids: readonly string[]): Promise<SupplierHead[]> {
  const { rows } = await sql<SupplierHead>`
    select id, workspace_id, name, contact_name from procurement.suppliers where id = any(${ids})`.execute(db)
  return rows
}

/** Locks the supplier until the transaction ends. */
export async function lockSupplier(db: Db, workspaceId: string, id: string): Promise<SupplierRow | undefined> {
  const { rows } = await sql<SupplierRow>`
    select ${ROW} from procurement.suppliers r where r.workspace_id = ${workspaceId} and r.id = ${id} for update`.execute(db)
  return rows[0]
}

/** Returns false if there is no such supplier at this version. */
export async function saveSupplier(db: Db, { workspaceId, id, version }: SupplierKey, fields: SupplierFields): Promise<boolean> {
  const { numUpdatedRows } = await procurement(db)
    .updateTable('procurement.suppliers')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export type SupplierKey = { workspaceId: string; id: string; version: number }

/** Keeps the first time of archiving. Returns false when nothing changed. */
export async function setArchived(db: Db, workspaceId: string, id: string, archivedAt: Date | null): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update procurement.suppliers set archived_at = ${archivedAt}, version = version + 1
    where workspace_id = ${workspaceId} and id = ${id} and (archived_at is null) <> (${archivedAt}::timestamptz is null)`.execute(db)
  return numAffectedRows === 1n
}

export type Measured = { units: number; unitsOnTime: number; costMinor: number }

export async function addMeasured(db: Db, id: string, { units, unitsOnTime, costMinor }: Measured): Promise<void> {
  await sql`
    update procurement.suppliers
    set units_received = units_received + ${units}, units_on_time = units_on_time + ${unitsOnTime}, spend_minor = spend_minor + ${costMinor}
    where id = ${id}`.execute(db)
}

/** Units that were returned as defective or wrong. */
export async function addDefective(db: Db, id: string, units: number): Promise<void> {
  await sql`update procurement.suppliers set units_defective = units_defective + ${units} where id = ${id}`.execute(db)
}

const id = sql`r.id`

export const SORTS = {
  ...bothDirections('name', { id, by: sql`r.name`, cast: 'text', keyOf: (row: SupplierRow) => [row.name, row.id] }),
  ...bothDirections('rating', { id, by: sql`r.rank`, cast: 'bigint', keyOf: (row: SupplierRow) => [row.rank, row.id] }),
  ...bothDirections('spend', { id, by: sql`r.spend_minor`, cast: 'bigint', keyOf: (row: SupplierRow) => [row.spendMinor, row.id] }),
}

type SupplierFilter = RecordFilter & { workspaceId: string; q: string | undefined; archived: boolean }

export async function listSupplierRows(
  db: Db,
  { workspaceId, q, archived, ...kept }: SupplierFilter,
  { sort, ...paging }: Paging & { sort: keyof typeof SORTS },
) {
  const pattern = q && containing(q)
  return listPage<SupplierRow>(db, {
    ...paging,
    sort: SORTS[sort],
    where: [
      sql`r.workspace_id = ${workspaceId}`,
      archived ? sql`r.archived_at is not null` : sql`r.archived_at is null`,
      ...recordConditions(id, { ...kept, workspaceId, type: 'supplier' }),
      pattern ? sql`concat_ws(' ', r.name, r.contact_name, r.email, r.notes) ilike ${pattern}` : null,
    ],
    countFrom: sql`procurement.suppliers r`,
    select: (page) => sql`select ${ROW} from procurement.suppliers r ${page}`,
  })
}
