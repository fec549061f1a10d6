import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Rate } from '../contract/commission.ts'
import type { PayoutSettings, Rates } from '../contract.ts'
import type { Rule, Terms } from './commission.rules.ts'
import type { Tables } from './db.types.ts'

const finance = schemaOf<Tables>()

const TEN_THOUSANDTHS = 10_000

export async function termsOf(db: Db): Promise<Terms & { version: number }> {
  const { rows } = await sql<Rate & { version: number }>`
    select commission_type as type, commission_value as value, commission_version as version from finance.settings`.execute(db)
  const { rows: rules } = await sql<Rule>`
    select id, workspace_id, category, type, value, valid_from from finance.commission_rules order by position`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the settings of finance are missing')
  return { base: { type: row.type, value: row.value }, rules, version: row.version }
}

/** Replaces them all; false when somebody else changed them meanwhile. */
export async function putTerms(db: Db, { base, rules }: Terms, version: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update finance.settings set commission_type = ${base.type}, commission_value = ${base.value}, commission_version = commission_version + 1
    where commission_version = ${version}`.execute(db)
  if (numAffectedRows !== 1n) return false
  await finance(db).deleteFrom('finance.commissionRules').execute()
  if (rules.length > 0) {
    await finance(db)
      .insertInto('finance.commissionRules')
      .values(rules.map((rule, position) => ({ ...rule, position })))
      .execute()
  }
  return true
}

export async function payoutSettingsOf(db: Db): Promise<PayoutSettings> {
  const { rows } = await sql<PayoutSettings>`
    select min_payout_minor, second_approval_over_minor, payouts_version as version from finance.settings`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the settings of finance are missing')
  return row
}

/** False when somebody else changed them meanwhile. */
export async function putPayoutSettings(db: Db, { minPayoutMinor, secondApprovalOverMinor, version }: PayoutSettings): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update finance.settings set min_payout_minor = ${minPayoutMinor}, second_approval_over_minor = ${secondApprovalOverMinor},
      payouts_version = payouts_version + 1
    where payouts_version = ${version}`.execute(db)
  return numAffectedRows === 1n
}

export async function ratesOf(db: Db): Promise<Rates> {
  const { rows } = await sql<{ sarPerUsd: number; version: number }>`
    select sar_per_usd, rates_version as version from finance.settings`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the settings of finance are missing')
  return { sarPerUsd: row.sarPerUsd / TEN_THOUSANDTHS, version: row.version }
}

/** False when somebody else changed them meanwhile. */
export async function putRates(db: Db, { sarPerUsd, version }: Rates): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update finance.settings set sar_per_usd = ${Math.round(sarPerUsd * TEN_THOUSANDTHS)}, rates_version = rates_version + 1
    where rates_version = ${version}`.execute(db)
  return numAffectedRows === 1n
}
