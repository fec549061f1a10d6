import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import { transact } from '#platform/server/transact.ts'
import type { CartView } from '../contract.ts'
import { cartOf } from './cart-view.ts'
import { deleteCodes, putCode } from './codes.sql.ts'
import { ownerOf } from './owner.ts'

/** Whoever guesses codes guesses many, under ever new names (ASVS 2.4.1). */
const TRIES: RateLimit = { name: 'cart.enterCode', points: 20, seconds: 3600 }
const TRIES_FROM: RateLimit = { name: 'cart.enterCodeFrom', points: 60, seconds: 3600 }
const MOST_CODES = 5

/** Fails with why it takes nothing off, or RATE_LIMITED. One that another code beats is kept: the cart may change. */
export async function enterCode(call: Call, { code }: { code: string }): Promise<CartView> {
  const owner = ownerOf(call)
  await call.kernel.limits.consume(TRIES_FROM, call.client.address)
  await call.kernel.limits.consume(TRIES, owner)
  return transact(call, async (tx) => {
    await putCode(tx.db, { owner, code, enteredAt: tx.now }, MOST_CODES)
    const cart = await cartOf(tx, owner, call.language)
    const refused = cart.codes.find((entered) => entered.code === code)?.problem
    if (!refused || refused.problem === 'CODE_BEATEN') return cart
    const { problem, ...why } = refused
    throw new Failure(problem, why)
  })
}

export async function dropCode(call: Call, { code }: { code: string }): Promise<CartView> {
  const owner = ownerOf(call)
  return transact(call, async (tx) => {
    await deleteCodes(tx.db, owner, [code])
    return cartOf(tx, owner, call.language)
  })
}
