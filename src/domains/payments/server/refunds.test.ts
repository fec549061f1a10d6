import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { breaches } from '#app/server/invariants.ts'
import { Failure } from '#platform/server/failure.ts'
import { transactAs } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { cancelPayment, markCollected, type Payment, paymentsOf, type Refund, refundsOf, requestRefund, startPayment } from './index.ts'

let plaza: TestPlaza
let payment: Payment

beforeAll(async () => {
  plaza = await openTestPlaza()
})
afterAll(async () => {
  expect(await breaches(plaza.pool)).toEqual([])
  await plaza.close()
})

/** 100.00, to be paid at the door. */
beforeEach(async () => {
  payment = await transactAs(plaza.kernel, (tx) =>
    startPayment(tx, { reference: { type: 'order', id: newId('ord') }, method: 'delivery', amountMinor: 10_000, currency: 'USD' }),
  )
})

const collect = () => transactAs(plaza.kernel, (tx) => markCollected(tx, { paymentId: payment.id }))
const refund = (amountMinor: number, key = newId('key')): Promise<Refund> =>
  transactAs(plaza.kernel, (tx) =>
    requestRefund(tx, { paymentId: payment.id, amountMinor, key, reason: 'broken', reference: { type: 'return', id: 'ret_1' } }),
  )
const now = async () => (await paymentsOf(plaza.kernel.db, { type: 'order', id: payment.referenceId }))[0]
const facts = async () =>
  (await plaza.rows<{ type: string }>('select type from platform.facts where aggregate = $1 order by position', [payment.referenceId])).map(
    ({ type }) => type,
  )

describe('money that came', () => {
  test('is paid once, however often somebody says so', async () => {
    expect((await collect()).status).toBe('paid')
    expect((await collect()).paidAt).toEqual((await now())?.paidAt)
    expect(await facts()).toEqual(['payments.paid'])
  })

  test('R1: of 100.00 paid, 60.00 go back, and 50.00 more are refused because 40.00 are left', async () => {
    await collect()
    expect(await refund(6000)).toMatchObject({ status: 'succeeded', amountMinor: 6000 })
    await expect(refund(5000)).rejects.toEqual(new Failure('REFUND_TOO_LARGE', { leftMinor: 4000 }))
    expect(await refund(4000)).toMatchObject({ status: 'succeeded' })
    expect(await now()).toMatchObject({ status: 'paid', refundedMinor: 10_000, waivedMinor: 0 })
    expect(await facts()).toEqual(['payments.paid', 'payments.refunded', 'payments.refunded'])
  })

  test('R1: of two refunds of 60.00 at once one is given', async () => {
    await collect()
    const outcomes = await Promise.allSettled([refund(6000), refund(6000)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await now())?.refundedMinor).toBe(6000)
  })

  test('a refund asked for twenty times at once under one key is one refund', async () => {
    await collect()
    const refunds = await Promise.all(Array.from({ length: 20 }, () => refund(2500, 'cancel-part-1')))
    expect(new Set(refunds.map(({ id }) => id)).size).toBe(1)
    expect((await now())?.refundedMinor).toBe(2500)
    expect(await refundsOf(plaza.kernel.db, [payment.id])).toHaveLength(1)
  })
})

describe('money that has not come', () => {
  test('a refund lowers what is owed, and what is collected then is the rest', async () => {
    expect(await refund(4000)).toMatchObject({ status: 'waived' })
    expect(await now()).toMatchObject({ status: 'pending', waivedMinor: 4000, refundedMinor: 0 })
    await collect()
    const [paid] = await plaza.rows(
      `select payload ->> 'amountMinor' as amount from platform.facts where type = 'payments.paid' and aggregate = $1`,
      [payment.referenceId],
    )
    expect(paid).toEqual({ amount: '6000' })
    await expect(refund(6001)).rejects.toMatchObject({ data: { leftMinor: 6000 } })
    await refund(6000)
    expect(await now()).toMatchObject({ status: 'paid', waivedMinor: 4000, refundedMinor: 6000 })
  })

  test('with all of it waived nobody waits for it any longer', async () => {
    await refund(10_000)
    expect((await now())?.status).toBe('cancelled')
    expect(await facts()).toEqual(['payments.refunded', 'payments.cancelled'])
    await expect(collect()).rejects.toEqual(new Failure('PAYMENT_NOT_AWAITED'))
  })

  test('it is called off once; nothing can be given back of it, and nothing collected', async () => {
    const cancel = () => transactAs(plaza.kernel, (tx) => cancelPayment(tx, { paymentId: payment.id }))
    expect((await cancel()).status).toBe('cancelled')
    expect((await cancel()).status).toBe('cancelled')
    expect(await facts()).toEqual(['payments.cancelled'])
    await expect(refund(1)).rejects.toMatchObject({ data: { leftMinor: 0 } })
    await expect(collect()).rejects.toEqual(new Failure('PAYMENT_NOT_AWAITED'))
  })

  test('what is paid is not called off', async () => {
    await collect()
    expect((await transactAs(plaza.kernel, (tx) => cancelPayment(tx, { paymentId: payment.id }))).status).toBe('paid')
  })
})

test('nothing to pay is paid at once', async () => {
  const free = await transactAs(plaza.kernel, (tx) =>
    startPayment(tx, { reference: { type: 'order', id: newId('ord') }, method: 'transfer', amountMinor: 0, currency: 'USD' }),
  )
  expect(free.status).toBe('paid')
})
