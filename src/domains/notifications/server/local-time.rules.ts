/** Quiet hours and digests by the clock of a member's time zone. */
const MINUTE_MS = 60_000
const QUARTER_MS = 15 * MINUTE_MS
const DAY_MINUTES = 1440
const MAX_QUARTERS = 9 * 96

export type QuietHours = { from: number; to: number }
export type DigestTimes = { digest: 'off' | 'daily' | 'weekly'; digestHour: number; timeZone: string }

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  clocks.set(timeZone, clock)
  return clock
}

function localTime(at: Date, timeZone: string): { minute: number; isMonday: boolean } {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return { minute: Number(parts['hour']) * 60 + Number(parts['minute']), isMonday: parts['weekday'] === 'Mon' }
}

/** The end of the quiet hours that `now` is in; null outside of them. Both bounds are minutes after local midnight. */
export function quietUntil(now: Date, quiet: QuietHours | null, timeZone: string): Date | null {
  if (!quiet || quiet.from === quiet.to) return null
  const { minute } = localTime(now, timeZone)
  const since = (minute - quiet.from + DAY_MINUTES) % DAY_MINUTES
  const length = (quiet.to - quiet.from + DAY_MINUTES) % DAY_MINUTES
  if (since >= length) return null
  const whole = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS)
  const end = new Date(whole.getTime() + (length - since) * MINUTE_MS)
  // The clock was put forward or back in between: the end is where the local clock shows it.
  const drift = ((quiet.to - localTime(end, timeZone).minute + DAY_MINUTES * 1.5) % DAY_MINUTES) - DAY_MINUTES / 2
  return new Date(end.getTime() + drift * MINUTE_MS)
}

/** The next time after `now` at which a digest is due; null when it is off. A weekly one is due on Mondays. */
export function nextDigestAt(now: Date, { digest, digestHour, timeZone }: DigestTimes): Date | null {
  if (digest === 'off') return null
  const first = Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS + QUARTER_MS
  for (let quarter = 0; quarter < MAX_QUARTERS; quarter += 1) {
    const at = new Date(first + quarter * QUARTER_MS)
    const { minute, isMonday } = localTime(at, timeZone)
    if (minute === digestHour * 60 && (digest === 'daily' || isMonday)) return at
  }
  throw new Error(`no digest within nine days in ${timeZone}`)
}
