import { useDeferredValue, useEffect, useState } from 'react'
import type { PasswordStrength } from './password-strength.ts'

type Estimate = typeof import('./password-strength.ts').estimateStrength

/** The strength of what is typed; null while nothing is typed, and until the dictionaries are loaded. Without a connection it stays null. */
export function usePasswordStrength(typed: string, ownWords: readonly string[]): PasswordStrength | null {
  const [estimate, setEstimate] = useState<Estimate | null>(null)
  const later = useDeferredValue(typed)
  const isNeeded = typed !== ''
  useEffect(() => {
    if (!isNeeded) return
    let open = true
    void import('./password-strength.ts').then(
      ({ estimateStrength }) => open && setEstimate(() => estimateStrength),
      () => undefined,
    )
    return () => {
      open = false
    }
  }, [isNeeded])
  return estimate && later ? estimate(later, ownWords) : null
}
