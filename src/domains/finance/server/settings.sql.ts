import { sql } from 'kysely'
import { ratesChanged } from '#events/finance.ts'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { defineSettings } from '#platform/server/define-settings.ts'
import { publish } from '#platform/server/transact.ts'
import type { Rate } from '../contract/commission.ts'
import type { PayoutSettings, Rates } from '../contract.ts'
import type { Rule, Terms } from './commission.rules.ts'
import type { Tables } from './db.types.ts'

const finance = schemaOf<Tables>()

const TEN_THOUSANDTHS = 10_000

export async function loadCommissionTerms(db: Db): Promise<Terms & { version: number }> {
  const { rows } = await sql<Rate & { version: number }>`
    select commission_type as type, commission_value as value, commission_version as version from finance.settings`.execute(db)
  const { rows: rules } = await sql<Rule>`
    select id, workspace_id, category, type, value, valid_from from finance.commission_rules order by position`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the settings of finance are missing')
  return { base: { type: row.type, value: row.value }, rules, version: row.version }
}

/** Replaces all rules; false when they were changed in between. */
export async function saveCommissionTerms(db: Db, { base, rules }: Terms, version: number): Promise<boolean> {
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

/** Requested payouts keep their rules when the settings change. */
export const payoutSettings = defineSettings<PayoutSettings>({
  table: 'finance.settings',
  columns: { minPayoutMinor: true, secondApprovalOverMinor: true },
  versionColumn: 'payoutsVersion',
  audit: { action: 'finance.payoutSettingsChanged', resource: { type: 'payoutSettings', id: 'platform' } },
})

/** The rates for showing prices in another currency; charges stay in dollars. */
export const displayRates = defineSettings<Rates>({
  table: 'finance.settings',
  columns: {
    sarPerUsd: {
      column: 'sarPerUsd',
      fromStored: (tenThousandths) => tenThousandths / TEN_THOUSANDTHS,
      toStored: (rate) => Math.round(rate * TEN_THOUSANDTHS),
    },
  },
  versionColumn: 'ratesVersion',
  audit: { action: 'finance.ratesChanged', resource: { type: 'settings', id: 'rates' } },
  changed: (tx, { version }) => publish(tx, ratesChanged({ version })),
})

export const loadRates = displayRates.load
