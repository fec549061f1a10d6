/** Something that happens once. */
export type Signal = {
  /** Resolves when it has happened. */
  given: Promise<void>
  isGiven: () => boolean
  give: () => void
  /** For `useSyncExternalStore`. */
  subscribe: (onChange: () => void) => () => void
}

export function newSignal(): Signal {
  let isGiven = false
  let resolve = () => {}
  const listeners = new Set<() => void>()
  const given = new Promise<void>((done) => {
    resolve = done
  })
  return {
    given,
    isGiven: () => isGiven,
    give() {
      isGiven = true
      resolve()
      for (const listener of listeners) listener()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
