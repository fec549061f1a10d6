import { Failure } from '#platform/server/failure.ts'
import { newSecretToken } from '#platform/server/secret-tokens.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { MAX_FORMS } from '../../contract/forms/form-limits.ts'
import type { FormInput, FormView } from '../../contract.ts'
import { requireOwner } from '../contacts/contacts.ts'
import { loadContactStages } from '../contacts/stages.sql.ts'
import { insertForm, loadForms } from './forms.sql.ts'
import { loadFormView } from './forms.ts'

/** Fails with OWNER_UNKNOWN, STAGE_UNKNOWN and TOO_MANY_FORMS. */
export async function createForm(ctx: WorkspaceContext, input: FormInput): Promise<FormView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    await requireGiven(tx, workspaceId, input)
    if ((await loadForms(tx.db, workspaceId, MAX_FORMS)).length === MAX_FORMS) throw new Failure('TOO_MANY_FORMS')
    const id = newId('form')
    await insertForm(tx.db, { ...input, workspaceId, id, token: newSecretToken(), createdAt: tx.now })
    return loadFormView(tx.db, workspaceId, id)
  })
}

/** The owner and the stage that a new contact gets. */
export async function requireGiven(tx: Tx, workspaceId: string, { ownerId, stageId }: Pick<FormInput, 'ownerId' | 'stageId'>) {
  await requireOwner(tx.db, workspaceId, ownerId)
  if (stageId === null) return
  if (!(await loadContactStages(tx.db, workspaceId)).some(({ id }) => id === stageId)) throw new Failure('STAGE_UNKNOWN')
}
