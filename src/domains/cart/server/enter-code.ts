import { Failure } from '#platform/server/failure.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { CartView } from '../contract.ts'
import { loadCartView } from './cart-view.ts'
import { saveCode } from './codes.sql.ts'
import { requireCartOwner } from './owner.ts'

/** Limits guessing per network address, because guests are cheap to create (ASVS 2.4.1). */
const TRIES: RateLimit = { name: 'cart.enterCode', points: 20, seconds: 3600 }

const TRIES_FROM: RateLimit = { name: 'cart.enterCodeFrom', points: 60, seconds: 3600 }

const MOST_CODES = 5

/** Fails with the reason why the code has no effect, or RATE_LIMITED. A code beaten by another one is kept, because the cart may change. */
export async function enterCode(ctx: OperationContext, { code }: { code: string }): Promise<CartView> {
  const owner = requireCartOwner(ctx)
  await ctx.services.limits.consume(TRIES_FROM, ctx.client.address)
  await ctx.services.limits.consume(TRIES, owner)
  return transact(ctx, async (tx) => {
    await saveCode(tx.db, { owner, code, enteredAt: tx.now }, MOST_CODES)
    const cart = await loadCartView(tx, owner, ctx.language)
    const refused = cart.codes.find((entered) => entered.code === code)?.problem
    if (!refused || refused.problem === 'CODE_BEATEN') return cart
    const { problem, ...why } = refused
    throw new Failure(problem, why)
  })
}
