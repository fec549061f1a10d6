import { notFound } from '#platform/server/failure.ts'
import type { OperationContext, Services } from '#platform/server/services.ts'
import { type Tx, transact, transactAsSystem } from '#platform/server/transact.ts'
import { switchChannel } from './choose-channel.ts'
import { turnDigestOff } from './settings.sql.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

/** Needs no login, because the token names the member. Fails with NOT_FOUND for a token that Plaza did not sign. */
export function unsubscribeFromMail(ctx: OperationContext, { token }: { token: string }): Promise<{ names: string[] }> {
  return transact(ctx, async (tx) => {
    const kinds = await turnMailsOff(tx, token)
    if (!kinds) throw notFound()
    return { names: kinds.flatMap((kind) => ctx.services.notificationKinds.get(kind)?.words[ctx.language].name ?? []) }
  })
}

/** For the button of mail programs. Returns false for a token that Plaza did not sign. */
export function unsubscribeByOneClick(services: Services, token: string): Promise<boolean> {
  return transactAsSystem(services, async (tx) => (await turnMailsOff(tx, token)) !== null)
}

async function turnMailsOff(tx: Tx, token: string): Promise<string[] | null> {
  const about = readUnsubscribeToken(tx.services, token)
  if (!about) return null
  for (const name of about.kinds) {
    const kind = tx.services.notificationKinds.get(name)
    const isFixed = kind?.channels.mail === 'always' || kind?.channels.mail === 'never'
    if (kind && !isFixed) await switchChannel(tx, about.userId, kind, 'mail', false)
  }
  if (about.kinds.length > 1) await turnDigestOff(tx.db, about.userId)
  return about.kinds
}
