/** What waits, as the screens of all tabs see it. */
import { markHolding } from './mark.ts'
import { settledWriter } from './settled-writer.ts'
import { allWrites } from './store.ts'
import type { WaitingWrite } from './write.ts'
import { onOtherWriter } from './writer.ts'

export type Line = {
  /** Of whoever writes in this browser, in their order. */
  writes: readonly WaitingWrite[]
  sending: boolean
  /** They wait until their writer has logged in again. */
  needsLogin: boolean
  /** How many this tab has kept since it was opened. */
  kept: number
}

type Word = 'changed' | 'arrived'

let line: Line = { writes: [], sending: false, needsLogin: false, kept: 0 }
const listeners = new Set<() => void>()
const nudges = new Set<() => void>()
const arrivals = new Set<() => void>()
const channel = new BroadcastChannel('plaza-outbox')

channel.onmessage = ({ data }: MessageEvent<Word>) => {
  void readLine()
  if (data === 'arrived') for (const hear of arrivals) hear()
}
onOtherWriter(() => void readLine())

export const outboxLine = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): Line => line,
}

export async function readLine(): Promise<void> {
  const all = await allWrites().catch(() => [])
  markHolding(all.length > 0)
  const writer = await settledWriter()
  set({ writes: all.filter((write) => write.writer === writer) })
}

/** After every change of the outbox. `arrived`: Plaza has done something that waited. */
export async function tellChanged(word: Word = 'changed'): Promise<void> {
  await readLine()
  channel.postMessage(word)
  if (word === 'arrived') for (const hear of arrivals) hear()
}

export function tellKept(): void {
  set({ kept: line.kept + 1 })
  void tellChanged()
}

export function tellSending(state: Pick<Line, 'sending' | 'needsLogin'>): void {
  set(state)
}

/** Asks for sending now. */
export function nudge(): void {
  for (const hear of nudges) hear()
}

export function onNudge(hear: () => void): () => void {
  nudges.add(hear)
  return () => nudges.delete(hear)
}

export function onArrival(hear: () => void): () => void {
  arrivals.add(hear)
  return () => arrivals.delete(hear)
}

function set(change: Partial<Line>): void {
  line = { ...line, ...change }
  for (const listener of listeners) listener()
}
