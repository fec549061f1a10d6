import type { OperationContext, Services } from '#platform/server/services.ts'
import { transact, transactAsSystem } from '#platform/server/transact.ts'
import { readToken, verifyToken } from './mail-link.ts'
import { saveRefusal } from './mails.sql.ts'
import { loadBusiness } from './refusals.ts'

/** Safe to repeat. Fails with NOT_FOUND for a wrong link. */
export async function refuseByLink(ctx: OperationContext, token: string): Promise<{ business: string }> {
  const address = readToken(ctx.services, token)
  return transact(ctx, async (tx) => {
    const business = await loadBusiness(tx.db, address)
    await saveRefusal(tx.db, address, true, tx.now)
    return business
  })
}

/** For the button of mail programs. Returns false for a wrong link. */
export async function refuseByOneClick(services: Services, token: string): Promise<boolean> {
  const address = verifyToken(services, token)
  if (address) await transactAsSystem(services, (tx) => saveRefusal(tx.db, address, true, tx.now))
  return address !== null
}
