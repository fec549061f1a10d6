import { useEffect, useRef, useState } from 'react'
import { matchesTyped, type TypedWord } from './completion.ts'

/** `word` is inserted after the sign. `name`: what a person is shown by, if it is not the word. */
export type Completion = { key: string; word: string; name?: string; detail?: string; picture?: string | null; isPerson?: boolean }

/** Returns the best completions first; called at every pause in typing. */
export type CompletionSource = (typed: string, signal: AbortSignal) => Promise<readonly Completion[]>

const PAUSE_MS = 120

type Answer = { sign: string; completions: readonly Completion[] }

/**
 * Completions of the word that is being typed. Late answers are dropped; until the next one arrives, those of the last that still match
 * are offered.
 */
export function useCompletions(sources: Readonly<Record<string, CompletionSource>>, word: TypedWord | null): readonly Completion[] {
  const [answer, setAnswer] = useState<Answer>({ sign: '', completions: [] })
  const current = useRef(sources)
  current.current = sources
  const sign = word?.sign
  const typed = word?.typed

  useEffect(() => {
    const ask = sign !== undefined && current.current[sign]
    if (!ask || typed === undefined) return
    const asking = new AbortController()
    const pause = setTimeout(async () => {
      // Without an answer there is nothing to choose, and typing goes on.
      const completions = await ask(typed, asking.signal).catch(() => [])
      if (!asking.signal.aborted) setAnswer({ sign, completions })
    }, PAUSE_MS)
    return () => {
      clearTimeout(pause)
      asking.abort()
    }
  }, [sign, typed])

  if (typed === undefined || answer.sign !== sign) return []
  return answer.completions.filter(({ word: offered, name }) =>
    [offered, ...(name?.split(' ') ?? [])].some((part) => matchesTyped(part, typed)),
  )
}
