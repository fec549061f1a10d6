import type { Db } from '#platform/server/db.ts'
import { insertsInto } from '#platform/server/insert-rows.ts'
import type { Tables } from '../db.types.ts'
import type { Dispute } from '../disputes.sql.ts'
import type { Payment } from '../payments.sql.ts'
import type { Refund } from '../refunds.sql.ts'

const insert = insertsInto<Tables>()

export async function insertPayments(db: Db, payments: readonly Payment[]): Promise<void> {
  await insert(
    db,
    'payments.payments',
    payments.map(({ instructions, ...payment }) => ({ ...payment, instructions: { ...instructions } })),
  )
}

export async function insertRefunds(db: Db, refunds: readonly Refund[]): Promise<void> {
  await insert(db, 'payments.refunds', refunds)
}

export async function insertDisputes(db: Db, disputes: readonly Dispute[]): Promise<void> {
  await insert(db, 'payments.disputes', disputes)
}
