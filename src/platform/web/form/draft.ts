/** Drafts of forms in this tab. They survive a reload, a lost connection and an expired session. */
const PREFIX = 'plaza_draft_'

export function readDraft(name: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}

/** Without storage, drafts aren't saved. */
export function saveDraft(name: string, values: Readonly<Record<string, unknown>>): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(values))
  } catch {}
}

export function deleteDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name)
  } catch {}
}

/** Called on logout, so that the next user can't read them. */
export function deleteAllDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {}
}
