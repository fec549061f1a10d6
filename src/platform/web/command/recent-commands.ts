/** The recently used commands in this browser. Only command ids are stored, never search texts or results. */
const KEY = 'plaza_recent_commands'
const MAX_RECENT = 5

export function recentCommands(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, MAX_RECENT) : []
  } catch {
    return []
  }
}

/** Without storage, recent commands aren't remembered. */
export function saveRecentCommand(id: string): void {
  try {
    const ids = [id, ...recentCommands().filter((other) => other !== id)].slice(0, MAX_RECENT)
    localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {}
}

/** Called on logout, so that the next user doesn't see them. */
export function clearRecentCommands(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {}
}
