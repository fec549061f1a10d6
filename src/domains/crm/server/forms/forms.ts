import { loadUsers } from '#domains/accounts/server/index.ts'
import { loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { OperationContext, WorkspaceContext } from '#platform/server/services.ts'
import { MAX_FORMS } from '../../contract/forms/form-limits.ts'
import type { FormView } from '../../contract.ts'
import { formTicket } from './form-ticket.ts'
import { type FormRow, findForm, findOpenForm, loadForms } from './forms.sql.ts'

export async function listForms({ services: { db }, membership: { workspaceId } }: WorkspaceContext): Promise<{ items: FormView[] }> {
  return { items: await toFormViews(db, await loadForms(db, workspaceId, MAX_FORMS)) }
}

/** Fails with NOT_FOUND. */
export async function loadFormView(db: Db, workspaceId: string, id: string): Promise<FormView> {
  const row = await findForm(db, { workspaceId, id })
  const [view] = await toFormViews(db, row ? [row] : [])
  if (!view) throw notFound()
  return view
}

async function toFormViews(db: Db, rows: readonly FormRow[]): Promise<FormView[]> {
  const people = await loadUsers(
    db,
    rows.flatMap(({ ownerId }) => ownerId ?? []),
  )
  return rows.map(({ workspaceId: _workspace, createdAt: _at, ...row }) => ({ ...row, owner: people.get(row.ownerId ?? '') ?? null }))
}

/** Fails with NOT_FOUND, also for a closed form. */
export async function openForm({ services }: OperationContext, token: string) {
  const form = await findOpenForm(services.db, token)
  if (!form) throw notFound()
  const { workspaceId, title, intro, asksPhone, asksMessage, thanks } = form
  const business = (await loadWorkspaceNames(services.db, [workspaceId])).get(workspaceId) ?? ''
  return { business, title, intro, asksPhone, asksMessage, thanks, ticket: formTicket(services, token) }
}
