/**
 * What protects an account, money or other people changes only shortly after a proof of who sits there. Whatever asks for
 * such a change runs through `proven`: where Plaza wants a proof first, the one dialog of the frame asks for it.
 */
import { codeOf } from '#platform/web/failure.ts'

type Question = { answer: (proved: boolean) => void }

let open: { question: Question; answered: Promise<boolean> } | null = null
const listeners = new Set<() => void>()

/**
 * Does it; when the answer is REAUTHENTICATION_NEEDED, asks for a proof and does it again. Throws that failure when none
 * was given: nothing was changed then.
 */
export async function proven<Reply>(act: () => Promise<Reply>): Promise<Reply> {
  try {
    return await act()
  } catch (error) {
    if (codeOf(error) !== 'REAUTHENTICATION_NEEDED' || !(await ask())) throw error
    return act()
  }
}

/** Who asks while the dialog is open waits for the same answer. */
function ask(): Promise<boolean> {
  open ??= put()
  return open.answered
}

function put(): NonNullable<typeof open> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const answer = (proved: boolean) => {
    open = null
    tell()
    resolve(proved)
  }
  queueMicrotask(tell)
  return { question: { answer }, answered: promise }
}

function tell(): void {
  for (const listener of listeners) listener()
}

/** For the dialog: what is being asked now. */
export const questions = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): Question | null => open?.question ?? null,
}
