import { isLastAdministrator } from '#domains/accounts/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { AdminContext, ResourceRef } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'

/** Fails with OWN_RECORD for a record by the administrator or of their business, unless there is no other administrator. */
export async function requireImpartial(tx: Tx, ctx: AdminContext, record: ResourceRef, authorId: string | null): Promise<void> {
  if ((await findOwn(tx, ctx, [{ record, authorId }])).has(record)) throw new Failure('OWN_RECORD')
}

/** Those of the records about which the administrator must not decide, in three statements at most for each type. */
export async function findOwn(
  tx: Tx,
  { viewer, userId }: AdminContext,
  about: readonly { record: ResourceRef; authorId: string | null }[],
): Promise<Set<ResourceRef>> {
  const { resources } = tx.services
  const records = about.map(({ record }) => record)
  const mayModerate = await resources.can(tx.db, viewer, 'moderate', records)
  const mayView = await resources.can(tx.db, viewer, 'view', records)
  // A record that is gone has nobody to ask.
  const own = about.filter(({ authorId }, index) => authorId === userId || (!mayModerate[index] && mayView[index]))
  if (own.length === 0 || (await isLastAdministrator(tx.db, userId, tx.now))) return new Set()
  return new Set(own.map(({ record }) => record))
}
