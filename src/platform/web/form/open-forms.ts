/** The open forms that keep drafts, so that a session that ends doesn't take their page away. */
type OpenForm = { hasChanges: () => boolean /** The user has logged in again. */; onLoggedIn: () => void }

const open = new Set<OpenForm>()
let released = false

/** Returns a function that closes the form again. */
export function registerOpenForm(form: OpenForm): () => void {
  open.add(form)
  return () => void open.delete(form)
}

export function hasUnsavedForms(): boolean {
  return !released && [...open].some(({ hasChanges }) => hasChanges())
}

/** Called after a login over a form. */
export function notifyLoggedIn(): void {
  for (const { onLoggedIn } of open) onLoggedIn()
}

/** From now on this document may be left without a question: another user has logged in. */
export function releaseForms(): void {
  released = true
}

export const areFormsReleased = (): boolean => released
