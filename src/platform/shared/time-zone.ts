/** The name of the zone as IANA writes it; null for offsets and unknown names. */
export function findTimeZone(name: string): string | null {
  if (/^[+-]/.test(name)) return null
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}
