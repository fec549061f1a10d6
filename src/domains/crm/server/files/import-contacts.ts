/** Imports contacts from a file: saves every valid row and reports the problems of the others. */
import { defineImport } from '#platform/server/define-import.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import { addContact } from '../contacts/add-contact.ts'
import { lockContacts } from '../contacts/contacts.sql.ts'
import { changeContact } from '../contacts/update-contact.ts'
import { ensurePipelines } from '../ensure-pipelines.ts'
import { contactColumns } from './contact-columns.ts'
import { lockImports } from './import-matches.sql.ts'
import { isSameContact, mergeContactRow } from './merge-contact-row.rules.ts'
import { type ImportedContact, planContacts } from './plan-contacts.ts'

export const contactImport = defineImport({
  columns: contactColumns,
  async lock(tx, { membership: { workspaceId } }) {
    await lockImports(tx.db, workspaceId)
    await ensurePipelines(tx.db, workspaceId, tx.now)
  },
  plan: planContacts,
  repair: (row) => row,
  isUnchanged: ({ before, input }) => before !== null && isSameContact(before, input),
  save,
  toProblem: ({ code }) => (code === 'NOT_FOUND' ? { field: null, rule: 'gone', params: {} } : null),
})

/** A contact that somebody changed since it was read keeps that change, unless the file has the column. */
async function save(
  tx: Tx,
  ctx: WorkspaceContext,
  { before, input, cells, choices, added }: ImportedContact,
): Promise<'created' | 'updated'> {
  const { workspaceId } = ctx.membership
  if (before === null) {
    await addContact(tx, ctx, input, { imported: { addedOn: added } })
    return 'created'
  }
  const current = (await lockContacts(tx.db, workspaceId, [before.id])).get(before.id)
  if (!current) throw notFound()
  await changeContact(tx, ctx, current, mergeContactRow(current, cells, choices).input)
  return 'updated'
}
