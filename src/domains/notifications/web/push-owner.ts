/** Who turned web push on in this browser. The id is no credential, so it can be in localStorage. */
const KEY = 'plaza.push'

export function hasPushOf(userId: string): boolean {
  try {
    return localStorage.getItem(KEY) === userId
  } catch {
    return false
  }
}

export function rememberPushOf(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, userId)
  } catch {
    // Without storage it has to be turned on again after a login.
  }
}
