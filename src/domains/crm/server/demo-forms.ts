/** A demo form of Dar Amira, for its website. */
import { findOwner } from '#domains/workspaces/server/index.ts'
import { newSecretToken } from '#platform/server/secret-tokens.ts'
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { insertForm } from './forms/forms.sql.ts'

/** `workspaceOf` returns the workspace id of a vendor slug. */
export async function seedForms(tx: Tx, workspaceOf: (slug: string) => string | undefined): Promise<void> {
  const workspaceId = workspaceOf('dar-amira')
  const ownerId = workspaceId && (await findOwner(tx.db, workspaceId))
  if (!workspaceId || !ownerId) return
  await insertForm(tx.db, {
    workspaceId,
    id: newId('form'),
    token: newSecretToken(),
    title: 'Tableware for your restaurant',
    intro: 'Tell us how many people you serve, and we send you an offer.',
    asksPhone: true,
    asksMessage: true,
    thanks: 'We answer within a day.',
    stageId: null,
    ownerId,
    segment: 'Restaurants',
    origins: [],
    open: true,
    createdAt: tx.now,
  })
}
