import { useEffect, useRef, useState } from 'react'

export type Choice = { id: string; title: string; detail?: string }

const PAUSE_MS = 180

type Answer = { choices: readonly Choice[]; state: 'asking' | 'answered' | 'failed' }

/** Asks when somebody pauses; an answer that comes too late is thrown away, and the last one stays until the next. */
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

  // Whoever chose or went away waits for nothing, whatever was being asked.
  return answer.state === 'asking' && !open ? { ...answer, state: 'answered' } : answer
}
