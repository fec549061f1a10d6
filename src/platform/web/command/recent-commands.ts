/** What somebody did with the palette lately, in this browser: ids of commands, never what was searched or found. */
const KEY = 'plaza_recent_commands'
const MOST = 5

export function recentCommands(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

/** A browser that keeps nothing loses a convenience. */
export function rememberCommand(id: string): void {
  try {
    const ids = [id, ...recentCommands().filter((other) => other !== id)].slice(0, MOST)
    localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {}
}

/** Whoever comes next begins without them. */
export function forgetRecentCommands(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {}
}
