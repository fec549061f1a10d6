/** What becomes of waiting writes. Pure: no database, no clock, no network. */
import type { Refusal, WaitingWrite } from './write.ts'

const HOUR_MS = 3_600_000
/** From here it is said that something has not arrived yet. */
export const LONG_MS = 24 * HOUR_MS
/** The server remembers an idempotency key for 24 hours; past that, sending again could do a thing twice. */
const KEY_GOOD_MS = 23 * HOUR_MS
/** A write that Plaza breaks down over so often is a case for a person. */
const MAX_BREAKDOWNS = 5

const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 300_000

export const WAITED_TOO_LONG = 'WAITED_TOO_LONG'

/** What names the things a write is about: its fields `id` and those that end in `Id`. */
function thingOf({ operation, workspace, input }: Pick<WaitingWrite, 'operation' | 'workspace' | 'input'>): string {
  const ids = Object.entries(isRecord(input) ? input : {}).filter(([name]) => name === 'id' || name.endsWith('Id'))
  return JSON.stringify([operation, workspace, ids.sort(([one], [other]) => (one < other ? -1 : 1))])
}

/**
 * The next to send of one writer's line, in the order it was written. What is about the same thing as a refused write waits
 * with it; the rest goes on. Null when there is nothing to send.
 */
export function nextOf(line: readonly WaitingWrite[], writer: string): WaitingWrite | null {
  const held = new Set<string>()
  for (const write of line) {
    if (write.writer !== writer) continue
    const thing = thingOf(write)
    if (write.refusal) held.add(thing)
    else if (!held.has(thing)) return write
  }
  return null
}

/** Whether sending it now could do it a second time. */
export function isTooOld({ perhapsDone, keptAt }: WaitingWrite, now: number): boolean {
  return perhapsDone && now - keptAt > KEY_GOOD_MS
}

export type Outcome =
  | { now: 'done' }
  | { now: 'refused'; refusal: Refusal }
  /** Plaza wants to know who is there first. */
  | { now: 'login' }
  /** No answer, or none that means anything: later. `breakdown`: Plaza was reached and broke down over it. */
  | { now: 'later'; breakdown: boolean; waitMs: number | null }

/** What an answer means. `code` as `codeOf` names failures. */
export function outcomeOf({ code, data }: Refusal, { breakdowns }: Pick<WaitingWrite, 'breakdowns'>): Outcome {
  if (code === 'NETWORK' || code === 'BUSY') return { now: 'later', breakdown: false, waitMs: null }
  if (code === 'RATE_LIMITED') return { now: 'later', breakdown: false, waitMs: secondsIn(data) * 1000 }
  if (code === 'UNAUTHENTICATED') return { now: 'login' }
  if (code === 'UNEXPECTED' && breakdowns + 1 < MAX_BREAKDOWNS) return { now: 'later', breakdown: true, waitMs: null }
  if (code === 'ALREADY_DONE') return { now: 'done' }
  return { now: 'refused', refusal: { code, data } }
}

/**
 * Writes about the same thing that were made from the version this one was made from: they were made on top of it, so they
 * are about the version it has become.
 */
export function followersOf(line: readonly WaitingWrite[], done: WaitingWrite, reply: unknown): WaitingWrite[] {
  const [before, after] = [versionIn(done.input), versionIn(reply)]
  if (before === null || after === null) return []
  const thing = thingOf(done)
  return line
    .filter((write) => write.writer === done.writer && write.place > done.place && thingOf(write) === thing)
    .filter(({ input }) => versionIn(input) === before)
    .map((write) => ({ ...write, input: { ...(write.input as object), version: after } }))
}

/** What is saved now, where a write was refused because that is another version than it was made from. */
export function savedInstead({ refusal }: WaitingWrite): Record<string, unknown> | null {
  if (refusal?.code !== 'STALE' || !isRecord(refusal.data)) return null
  const { current } = refusal.data
  return isRecord(current) ? current : null
}

/** The same wish, made from what is saved now. It is another write, so it needs another key. */
export function onTopOfSaved(write: WaitingWrite, id: string): WaitingWrite {
  const version = versionIn(savedInstead(write))
  const input = version === null ? write.input : { ...(write.input as object), version }
  return { ...write, id, input, refusal: null, perhapsDone: false, breakdowns: 0 }
}

/** How long to wait before the `tries`-th new try: doubling, spread by `chance` (0 to 1) so that not all come at once. */
export function pauseMs(tries: number, chance: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries) * (0.75 + chance / 2)
}

function versionIn(value: unknown): number | null {
  return isRecord(value) && typeof value['version'] === 'number' ? value['version'] : null
}

function secondsIn(data: unknown): number {
  return isRecord(data) && typeof data['retryAfterS'] === 'number' ? data['retryAfterS'] : 0
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
