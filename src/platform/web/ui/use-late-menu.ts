import { useState } from 'react'
import { loadAhead } from '../ahead.ts'

/**
 * For a menu whose list is loaded when it is first opened. Until it is `wanted` its button gets `opener`; afterwards the
 * menu itself has that button, open at once.
 */
export function useLateMenu(load: () => Promise<unknown>) {
  const [wanted, setWanted] = useState(false)
  const ahead = () => loadAhead(load)
  const opener = {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: ahead,
    onFocus: ahead,
    onClick: () => setWanted(true),
  } as const
  return { wanted, opener }
}
