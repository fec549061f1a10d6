/** Who may decide about a request. */

/** The part of a request that decides who may judge it. */
export type Judged = { kind: string; authorId: string | null; parties: readonly string[]; approvers?: readonly string[] }

/**
 * What one person may decide: kinds in their own right, and kinds of others for whom they stand in now. `represents`: all for whom they stand
 * in, also those who decide only as approvers of a record.
 */
export type Rights = {
  userId: string
  kinds: readonly string[]
  standIns: readonly { kind: string; personId: string }[]
  represents: readonly string[]
}

/**
 * Null: the person may not decide. `onBehalfOf` is the person for whom a substitute decides. Nobody decides about their own request, also
 * not as a substitute, and nobody decides in the author's place. A substitute's own substitute has no rights: there are no chains.
 */
export function decidesAs({ userId, kinds, standIns, represents }: Rights, request: Judged): { onBehalfOf: string | null } | null {
  if (isConcerned(userId, request)) return null
  const { approvers = [] } = request
  if (kinds.includes(request.kind) || approvers.includes(userId)) return { onBehalfOf: null }
  const holders = standIns.flatMap(({ kind, personId }) => (kind === request.kind ? [personId] : []))
  const personId = [...holders, ...represents.filter((id) => approvers.includes(id))].find((id) => !isConcerned(id, request))
  return personId === undefined ? null : { onBehalfOf: personId }
}

export function isConcerned(userId: string, { authorId, parties }: Pick<Judged, 'authorId' | 'parties'>): boolean {
  return userId === authorId || parties.includes(userId)
}

/** Those who follow the kind may see its requests, also when they may not decide. */
export function seesKind({ kinds, standIns }: Rights, kind: string): boolean {
  return kinds.includes(kind) || standIns.some((standIn) => standIn.kind === kind)
}

/** Whether an amount is above the limit: 10,000.00 is not above 10,000. Null as a limit: never; as an amount: always, if there is a limit. */
export function isAbove(amountMinor: number | null, overMinor: number | null): boolean {
  return overMinor !== null && (amountMinor === null || amountMinor > overMinor)
}
