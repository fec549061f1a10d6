/** Joins the rows of a contact file to contacts, and reports the rows that contradict stored contacts or each other. */
import { loadUsers } from '#domains/accounts/server/index.ts'
import { loadPermittedUserIds } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { ParsedRow } from '#platform/server/read-rows.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { RowProblem } from '#platform/shared/import-rows.ts'
import type { ContactInput } from '../../contract.ts'
import type { ContactRow } from '../contacts/contacts.sql.ts'
import { loadContactStages } from '../contacts/stages.sql.ts'
import { FIRST_STAGES } from '../ensure-pipelines.ts'
import type { contactColumns } from './contact-columns.ts'
import { findMatches, type Identity, identityKey } from './find-matches.rules.ts'
import { loadImportMatches, loadMergedIds } from './import-matches.sql.ts'
import { type Choices, type ContactCells, mergeContactRow } from './merge-contact-row.rules.ts'

type Row = ParsedRow<typeof contactColumns>

/** `before` is null for a new contact. */
export type ImportedContact = {
  before: ContactRow | null
  input: ContactInput
  cells: ContactCells
  choices: Choices
  /** The day since when a new contact is known. */
  added: string | undefined
  lines: number[]
}

export async function planContacts(
  db: Db,
  { services, membership: { workspaceId } }: WorkspaceContext,
  rows: readonly Row[],
): Promise<{ records: ImportedContact[]; problems: RowProblem[] }> {
  const wanted = rows.map((row) => ({ row, identity: toIdentity(row) }))
  const known = await loadImportMatches(db, workspaceId, {
    ids: wanted.flatMap(({ identity }) => identity.id ?? []),
    emails: wanted.flatMap(({ identity }) => identity.email?.toLowerCase() ?? []),
    names: wanted.map(({ identity }) => identity.name.toLowerCase()),
  })
  const merged = await loadMergedIds(
    db,
    workspaceId,
    wanted.flatMap(({ identity }) => identity.id ?? []),
  )
  const today = services.now().toISOString().slice(0, 10)
  const choices = await loadChoices(db, workspaceId, known)
  const lines = new Map<string, number>()
  const records: ImportedContact[] = []
  const problems: RowProblem[] = []
  for (const { row, identity } of wanted) {
    const { line, values } = row
    const report = (field: string | null, rule: string, params: RowProblem['params'] = {}) => problems.push({ line, field, rule, params })
    const matches = findMatches(identity, known)
    const [before = null] = matches
    if (identity.id !== undefined && before === null) report('id', merged.has(identity.id) ? 'merged' : 'unknownId')
    else if (matches.length > 1) report('id', 'ambiguous', { count: matches.length })
    else {
      const key = before === null ? identityKey(identity) : `id ${before.id}`
      const first = lines.get(key)
      lines.set(key, first ?? line)
      const { input, problems: found } = mergeContactRow(before, values, choices)
      if (before === null && values.added !== undefined && values.added > today) report('added', 'dateInFuture')
      if (first !== undefined) report(null, 'contactTwice', { first })
      else if (found.length > 0) problems.push(...found.map((one) => ({ line, ...one })))
      else if (problems.at(-1)?.line !== line) records.push({ before, input, cells: values, choices, added: values.added, lines: [line] })
    }
  }
  return { records, problems }
}

const toIdentity = ({ values: { id, name, email, phone, company } }: Row): Identity => ({
  id,
  email,
  name: name ?? '',
  phone: phone ?? '',
  company: company ?? '',
})

async function loadChoices(db: Db, workspaceId: string, known: readonly ContactRow[]): Promise<Choices> {
  const permitted = (await loadPermittedUserIds(db, [workspaceId], 'crm')).get(workspaceId) ?? []
  const users = await loadUsers(db, [...permitted, ...known.flatMap(({ ownerId }) => ownerId ?? [])])
  const stages = await loadContactStages(db, workspaceId)
  return {
    // A workspace without pipelines gets them with its first contact.
    stages: stages.length > 0 ? stages : FIRST_STAGES.map(({ title }) => ({ id: title, name: title })),
    owners: permitted.flatMap((id) => users.get(id) ?? []),
    ownersLeft: new Map([...users].map(([id, { username }]) => [id, username])),
  }
}
