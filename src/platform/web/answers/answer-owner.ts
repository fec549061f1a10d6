/** Names the member whose answers are on this device, without opening the database. */
const OWNER = 'plaza_answers_of'

export function saveOwner(member: string): void {
  try {
    localStorage.setItem(OWNER, member)
  } catch {}
}

/** Null: there are no answers. */
export function answersOwner(): string | null {
  try {
    return localStorage.getItem(OWNER)
  } catch {
    return null
  }
}

/** Deletes all answers. */
export async function forgetAnswers(): Promise<void> {
  if (answersOwner() === null) return
  localStorage.removeItem(OWNER)
  const { deleteAnswers } = await import('./answer-store.ts')
  await deleteAnswers()
}
