/**
 * The time zone by whose clock this browser shows and reads times: the one that its member chose, or else its own. The choice is kept in the
 * browser, because times are on the screen before the member is known.
 */
import { dateFormat } from '#platform/shared/formats.ts'
import { findTimeZone } from '#platform/shared/time-zone.ts'

const KEY = 'plaza.timeZone'

let chosen = toKnown(readStored())

/** Null: automatic. */
export function applyTimeZone(timeZone: string | null): void {
  if (timeZone === (chosen ?? null)) return
  chosen = toKnown(timeZone)
  try {
    if (timeZone === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, timeZone)
  } catch {
    // Without storage it is known again once the member is.
  }
}

function readStored(): string | null {
  if (typeof document === 'undefined') return null
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** A browser older than the zone shows its own times. */
function toKnown(timeZone: string | null): string | undefined {
  return (timeZone !== null && findTimeZone(timeZone)) || undefined
}

/** For `Intl`, which takes the browser’s for undefined. */
export const chosenTimeZone = (): string | undefined => chosen

export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

export const currentTimeZone = (): string => chosen ?? browserTimeZone()

/** `2026-11-21T18:00:00`, as the clock shows it. */
export function toWallTime(moment: Date): string {
  // Sweden writes times like this.
  return dateFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone: chosen }).format(moment).replace(' ', 'T')
}

/** The moment at which the clock shows this. */
export function fromWallTime(wallTime: string): Date {
  const shown = Date.parse(`${wallTime}Z`)
  const offset = (moment: number) => Date.parse(`${toWallTime(new Date(moment))}Z`) - moment
  // The offset can differ where the clock is put forward or back.
  return new Date(shown - offset(shown - offset(shown)))
}
