/**
 * The user of this page. When the session ends while a form has unsaved input, the page keeps its user, so that nothing typed disappears,
 * and asks them to log in again.
 */
import { hasUnsavedForms, notifyLoggedIn, releaseForms } from '#platform/web/form/open-forms.ts'
import { applyTimeZone } from '#platform/web/i18n/time-zone.ts'
import { saveCurrentWriter } from '#platform/web/outbox/writer.ts'
import type { MeView } from '../../contract.ts'

let known: MeView | null = null
let asked: MeView | null = null
const listeners = new Set<() => void>()

/** Takes the server's answer about the session, and returns the user to show. */
export function recognizeUser(user: MeView | null): MeView | null {
  if (user === null && known !== null && hasUnsavedForms()) {
    ask(known)
    return known
  }
  setKnownUser(user)
  return user
}

/** Called after login and logout too. */
export function setKnownUser(user: MeView | null): void {
  if (import.meta.env.SSR) return
  if (asked !== null && user !== null) {
    if (user.id === asked.id) notifyLoggedIn()
    else openAnew()
  }
  known = user
  applyTimeZone(user?.preferences.timeZone ?? null)
  saveCurrentWriter(user?.id ?? null)
  ask(null)
}

/** Who is asked to log in again; null for nobody. */
export const loginRequest = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): MeView | null => asked,
  /** The next rejected operation asks again. */
  dismiss: (): void => ask(null),
}

/** Another user has logged in over the form, and must not see its input. */
function openAnew(): void {
  releaseForms()
  window.location.reload()
}

function ask(user: MeView | null): void {
  if (asked === user) return
  asked = user
  for (const listener of listeners) listener()
}
