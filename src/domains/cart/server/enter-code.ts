import { Failure } from '#platform/server/failure.ts'
import type { OperationContext } from '#platform/server/services.ts'
import type { CartView } from '../contract.ts'
import { loadCartView } from './cart-view.ts'
import { changeCart } from './change-cart.ts'
import { saveCode } from './codes.sql.ts'
import { requireCartOwner } from './owner.ts'

const MOST_CODES = 5

/** Fails with the reason why the code has no effect. A code beaten by another one is kept, because the cart may change. */
export async function enterCode(ctx: OperationContext, { code }: { code: string }): Promise<CartView> {
  const owner = requireCartOwner(ctx)
  return changeCart(ctx, async (tx) => {
    await saveCode(tx.db, { owner, code, enteredAt: tx.now }, MOST_CODES)
    const cart = await loadCartView(tx, owner, ctx.language)
    const refused = cart.codes.find((entered) => entered.code === code)?.problem
    if (!refused || refused.problem === 'CODE_BEATEN') return cart
    const { problem, ...why } = refused
    throw new Failure(problem, why)
  })
}
