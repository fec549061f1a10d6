/** What was typed and not yet saved stays in this tab: through a reload, a lost connection, an expired session. */
const PREFIX = 'plaza_draft_'

export function readDraft(name: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}

/** A browser that keeps nothing loses a convenience. */
export function keepDraft(name: string, values: Readonly<Record<string, unknown>>): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(values))
  } catch {}
}

export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name)
  } catch {}
}

/** Whoever comes next shall not read what somebody began to write. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {}
}
