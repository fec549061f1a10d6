/**
 * Operations that affect account security, money or other people need a recent reauthentication. Their callers wrap them in `withReauth`,
 * which opens the layout's one dialog when the server asks for it.
 */
import { errorCode } from '#platform/web/failure.ts'

type ReauthRequest = { answer: (proved: boolean) => void }

let open: { question: ReauthRequest; answered: Promise<boolean> } | null = null
const listeners = new Set<() => void>()

/**
 * Runs `act`. On REAUTHENTICATION_NEEDED it asks the user to reauthenticate and runs `act` again. Rethrows that failure when the user
 * cancels; nothing was changed then.
 */
export async function withReauth<Reply>(act: () => Promise<Reply>): Promise<Reply> {
  try {
    return await act()
  } catch (error) {
    if (errorCode(error) !== 'REAUTHENTICATION_NEEDED' || !(await requestReauth())) throw error
    return act()
  }
}

/** Requests made while the dialog is open share its result. */
function requestReauth(): Promise<boolean> {
  open ??= openRequest()
  return open.answered
}

function openRequest(): NonNullable<typeof open> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const answer = (proved: boolean) => {
    open = null
    notifyListeners()
    resolve(proved)
  }
  queueMicrotask(notifyListeners)
  return { question: { answer }, answered: promise }
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

/** The pending request, for the dialog. */
export const reauthRequests = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): ReauthRequest | null => open?.question ?? null,
}
