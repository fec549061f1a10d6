import { useEffect, useRef, useState } from 'react'

export type Choice = { id: string; title: string; detail?: string }

const PAUSE_MS = 180

type Answer = { choices: readonly Choice[]; state: 'asking' | 'answered' | 'failed' }

/** Searches when the user pauses typing. Late answers are dropped, and the last results stay until the next ones arrive. */
export function useChoices(
  search: (query: string, signal: AbortSignal) => Promise<readonly Choice[]>,
  typed: string,
  open: boolean,
): Answer {
  const [answer, setAnswer] = useState<Answer>({ choices: [], state: 'answered' })
  const ask = useRef(search)
  ask.current = search
  const query = typed.trim()

  useEffect(() => {
    if (!open) return
    const asking = new AbortController()
    setAnswer(({ choices }) => ({ choices, state: 'asking' }))
    const pause = setTimeout(async () => {
      try {
        const choices = await ask.current(query, asking.signal)
        if (!asking.signal.aborted) setAnswer({ choices, state: 'answered' })
      } catch {
        if (!asking.signal.aborted) setAnswer({ choices: [], state: 'failed' })
      }
    }, PAUSE_MS)
    return () => {
      clearTimeout(pause)
      asking.abort()
    }
  }, [query, open])

  // A closed list isn't loading, even if a request is running.
  return answer.state === 'asking' && !open ? { ...answer, state: 'answered' } : answer
}
