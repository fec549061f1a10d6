/** What a row of a file makes of a contact. Pure. */
import type { SharedProblem } from '#platform/shared/import-rows.ts'
import type { ContactInput } from '../../contract.ts'
import type { ContactRow } from '../contacts/contacts.sql.ts'
import type { Stage } from '../contacts/stages.sql.ts'

/** A column that the file lacks is undefined, and leaves the value as it is. */
export type ContactCells = {
  name: string | undefined
  email: string | undefined
  phone: string | undefined
  company: string | undefined
  segment: string | undefined
  stage: string | undefined
  owner: string | null | undefined
  notes: string | undefined
}

export type Choices = {
  stages: readonly Stage[]
  owners: readonly { id: string; username: string }[]
  ownersLeft: ReadonlyMap<string, string>
}

const TEXTS = ['name', 'email', 'phone', 'company', 'segment', 'notes'] as const

const problem = (field: string, rule: string): SharedProblem => ({ field, rule, params: {} })

const toInput = (before: ContactRow | null): ContactInput => ({
  name: before?.name ?? '',
  email: before?.email ?? '',
  phone: before?.phone ?? '',
  company: before?.company ?? '',
  segment: before?.segment ?? '',
  ownerId: before?.ownerId ?? null,
  notes: before?.notes ?? '',
})

/** A stage is found by its name, an owner by the username. An owner who left can stay. */
export function mergeContactRow(
  before: ContactRow | null,
  cells: ContactCells,
  { stages, owners, ownersLeft }: Choices,
): { input: ContactInput; problems: SharedProblem[] } {
  const problems: SharedProblem[] = []
  const { stage, owner } = cells
  const given = Object.fromEntries(TEXTS.flatMap((field) => (cells[field] === undefined ? [] : [[field, cells[field]]])))
  const input: ContactInput = { ...toInput(before), ...given }
  // In another case it's the same email.
  if (input.email.toLowerCase() === before?.email.toLowerCase()) input.email = before.email
  if (input.name === '') problems.push(problem('name', 'required'))
  if (stage !== undefined && stage.toLowerCase() !== before?.stage?.toLowerCase()) {
    const found = stages.find(({ name }) => name.toLowerCase() === stage.toLowerCase())
    if (found) input.stageId = found.id
    else problems.push(problem('stage', 'stage'))
  }
  if (owner === null) input.ownerId = null
  else if (owner !== undefined && owner.toLowerCase() !== ownersLeft.get(before?.ownerId ?? '')?.toLowerCase()) {
    const found = owners.find(({ username }) => username.toLowerCase() === owner.toLowerCase())
    if (found) input.ownerId = found.id
    else problems.push(problem('owner', 'owner'))
  }
  return { input, problems }
}

/** Whether saving the input would change nothing. A company in another case is the same one. */
export function isSameContact(before: ContactRow, { company, stageId, ...input }: ContactInput): boolean {
  const { company: known, ...kept } = toInput(before)
  const isMoved = stageId !== undefined && stageId !== before.stageId
  const texts = Object.keys(input) as (keyof typeof input)[]
  return !isMoved && company.toLowerCase() === known.toLowerCase() && texts.every((field) => input[field] === kept[field])
}
