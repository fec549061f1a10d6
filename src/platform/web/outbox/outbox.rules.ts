/** Rules for queued writes. Pure: no database, no clock, no network. */
import type { QueuedWrite, Refusal } from './queued-write.ts'

const HOUR_MS = 3_600_000
/** After this time the user is warned about an unsent write. */
export const LONG_WAIT_MS = 24 * HOUR_MS
/** The server remembers an idempotency key for 24 hours; after that, sending again could execute a write twice. */
const KEY_VALID_MS = 23 * HOUR_MS
/** After this many server errors the user has to decide. */
const MAX_SERVER_ERRORS = 5

const FIRST_RETRY_MS = 2000
const MAX_RETRY_MS = 300_000

export const QUEUED_TOO_LONG = 'QUEUED_TOO_LONG'

/** Identifies the resource of a write: by its field `id` and those that end in `Id`. */
function targetKey({ operation, workspace, input }: Pick<QueuedWrite, 'operation' | 'workspace' | 'input'>): string {
  const ids = Object.entries(isRecord(input) ? input : {}).filter(([name]) => name === 'id' || name.endsWith('Id'))
  return JSON.stringify([operation, workspace, ids.sort(([one], [other]) => (one < other ? -1 : 1))])
}

/**
 * The next write of one user to send, in order. Writes about the same resource as a rejected write are held back; others continue. Null
 * when there is nothing to send.
 */
export function findNextWrite(line: readonly QueuedWrite[], writer: string): QueuedWrite | null {
  const held = new Set<string>()
  for (const write of line) {
    if (write.writer !== writer) continue
    const thing = targetKey(write)
    if (write.refusal) held.add(thing)
    else if (!held.has(thing)) return write
  }
  return null
}

/** Whether sending now could execute the write twice. */
export function isKeyExpired({ perhapsDone, keptAt }: QueuedWrite, now: number): boolean {
  return perhapsDone && now - keptAt > KEY_VALID_MS
}

export type Outcome =
  | { now: 'done' }
  | { now: 'refused'; refusal: Refusal }
  /** The user has to log in first. */
  | { now: 'login' }
  /** No answer, or a temporary failure. `breakdown`: the server was reached and failed. */
  | { now: 'later'; breakdown: boolean; waitMs: number | null }

/** Classifies an answer by the failure's code. */
export function toOutcome({ code, data }: Refusal, { breakdowns }: Pick<QueuedWrite, 'breakdowns'>): Outcome {
  if (code === 'NETWORK' || code === 'BUSY') return { now: 'later', breakdown: false, waitMs: null }
  if (code === 'RATE_LIMITED') return { now: 'later', breakdown: false, waitMs: readRetryAfterS(data) * 1000 }
  if (code === 'UNAUTHENTICATED') return { now: 'login' }
  if (code === 'UNEXPECTED' && breakdowns + 1 < MAX_SERVER_ERRORS) return { now: 'later', breakdown: true, waitMs: null }
  if (code === 'ALREADY_DONE') return { now: 'done' }
  return { now: 'refused', refusal: { code, data } }
}

/** Later writes about the same resource, based on the same version as `done`, now based on the version it created. */
export function rebaseFollowers(line: readonly QueuedWrite[], done: QueuedWrite, reply: unknown): QueuedWrite[] {
  const before = readVersion(done.input)
  const after = readVersion(reply)
  if (before === null || after === null) return []
  const thing = targetKey(done)
  return line
    .filter((write) => write.writer === done.writer && write.place > done.place && targetKey(write) === thing)
    .filter(({ input }) => readVersion(input) === before)
    .map((write) => ({ ...write, input: { ...(write.input as object), version: after } }))
}

/** The saved version, when a write was rejected as STALE. */
export function findSavedVersion({ refusal }: QueuedWrite): Record<string, unknown> | null {
  if (refusal?.code !== 'STALE' || !isRecord(refusal.data)) return null
  const { current } = refusal.data
  return isRecord(current) ? current : null
}

/** The same write based on the saved version. It counts as another write, so it needs a new key. */
export function rebaseOnSaved(write: QueuedWrite, id: string): QueuedWrite {
  const version = readVersion(findSavedVersion(write))
  const input = version === null ? write.input : { ...(write.input as object), version }
  return { ...write, id, input, refusal: null, perhapsDone: false, breakdowns: 0 }
}

/** The delay before retry number `tries`: doubling, with jitter from `chance` (0 to 1). */
export function retryDelayMs(tries: number, chance: number): number {
  return Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** tries) * (0.75 + chance / 2)
}

function readVersion(value: unknown): number | null {
  return isRecord(value) && typeof value['version'] === 'number' ? value['version'] : null
}

function readRetryAfterS(data: unknown): number {
  return isRecord(data) && typeof data['retryAfterS'] === 'number' ? data['retryAfterS'] : 0
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
