/** One decision about many records of the queue. Each stands for itself: what cannot be decided is named, and the rest is done. */
import { Failure } from '#platform/server/failure.ts'
import type { MemberContext, ResourceRef } from '#platform/server/services.ts'
import { attempt, type Tx } from '#platform/server/transact.ts'
import type { ManyDecided } from '../contract.ts'
import { type Decision, decideRecord } from './decide-record.ts'

export type ManyInput = Decision & { records: readonly ResourceRef[]; action: 'dismiss' | 'remove' }
/** Why some of the records are not this person's to decide. */
export type Refusals = ReadonlyMap<ResourceRef, Failure>
export type Found = readonly { record: ResourceRef; authorId: string | null }[]

/** In the order of type and id, so that two requests wait for each other only once. Results are in the order of the request. */
export async function decideEach(
  tx: Tx,
  ctx: MemberContext,
  { records, ...decision }: ManyInput,
  findRefusals: (found: Found) => Promise<Refusals>,
): Promise<ManyDecided> {
  if (decision.action === 'remove' && (decision.reason === undefined || decision.text === '')) throw new Failure('REASON_NEEDED')
  const found = await loadAuthors(tx, records)
  const refusals = await findRefusals(found)
  const failures = new Map<ResourceRef, Failure>(refusals)
  const order = found.toSorted((a, b) => (keyOf(a.record) < keyOf(b.record) ? -1 : 1))
  for (const { record, authorId } of order) {
    if (failures.has(record)) continue
    const failure = await decideOrFail(tx, () => decideRecord(tx, ctx, { record, authorId, ...decision }))
    if (failure) failures.set(record, failure)
  }
  return { results: records.map((record) => ({ ...record, failure: toResult(failures.get(record)) })) }
}

const keyOf = ({ type, id }: ResourceRef) => `${type} ${id}`

/** One statement for each type. */
async function loadAuthors(tx: Tx, records: readonly ResourceRef[]): Promise<Found> {
  const byKey = new Map<string, string>()
  for (const [type, some] of Map.groupBy(records, (record) => record.type)) {
    const ids = some.map(({ id }) => id)
    const authors = await tx.services.resources.moderation(type)?.authorOf(tx.db, ids)
    for (const [id, userId] of authors ?? []) byKey.set(keyOf({ type, id }), userId)
  }
  return records.map((record) => ({ record, authorId: byKey.get(keyOf(record)) ?? null }))
}

/** Undoes what a refused decision wrote. */
async function decideOrFail(tx: Tx, decide: () => Promise<unknown>): Promise<Failure | null> {
  try {
    await attempt(tx, decide)
    return null
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
}

/** A record that nobody reported has been decided about by nobody. */
function toResult(failure: Failure | undefined): ManyDecided['results'][number]['failure'] {
  if (!failure) return null
  if (failure.code === 'OWN_RECORD' || failure.code === 'NOT_REMOVABLE' || failure.code === 'NOT_FOUND') return { code: failure.code }
  if (failure.code !== 'ALREADY_DECIDED') throw failure
  const { by, action } = failure.data as { by: string | null; action: Decision['action'] | null }
  return by === null && action === null ? { code: 'NOT_FOUND' } : { code: 'ALREADY_DECIDED', by, action }
}
