import { useState } from 'react'
import type { MeView } from '#domains/accounts/contract.ts'
import { useSavePreferences } from '#domains/accounts/web/index.ts'
import { type Arrangement, UNARRANGED } from './arrangement.rules.ts'

/** The member's arrangement. A change is shown at once and saved with the account; of several quick changes the last one stays. */
export function useArrangement(me: MeView): [Arrangement, (next: Arrangement) => void] {
  const save = useSavePreferences()
  const [changed, setChanged] = useState<Arrangement | null>(null)
  return [
    changed ?? me.preferences.dashboard ?? UNARRANGED,
    (next) => {
      setChanged(next)
      save({ dashboard: { order: [...next.order], hidden: [...next.hidden] } })
    },
  ]
}
