/** Notices lost messages: every publisher numbers its messages, and says its last number once a second. */

export const HEARTBEAT_MS = 1000
/** A publisher that was not heard for so long has ended without saying so, or all its messages get lost. */
export const SILENCE_MS = 4000

/** `heartbeat`: `n` is the number of the publisher's last message, not of this one. */
export type Numbered = { from: string; n: number; heartbeat: boolean }

export type Sequences = {
  /** Returns whether messages of this publisher are missing. The first contact is a gap unless nothing came before it. */
  receive(message: Numbered, now: number): boolean
  forget(publisher: string): void
  /** Forgets the publishers that fell silent. Returns whether there was one. */
  forgetSilent(now: number): boolean
}

export function openSequences(): Sequences {
  const publishers = new Map<string, { last: number; heardAt: number }>()
  return {
    receive({ from, n, heartbeat }, now) {
      const last = publishers.get(from)?.last ?? 0
      publishers.set(from, { last: Math.max(last, n), heardAt: now })
      return n > (heartbeat ? last : last + 1)
    },
    forget: (publisher) => void publishers.delete(publisher),
    forgetSilent(now) {
      const silent = [...publishers].filter(([, { heardAt }]) => now - heardAt > SILENCE_MS)
      for (const [publisher] of silent) publishers.delete(publisher)
      return silent.length > 0
    },
  }
}
