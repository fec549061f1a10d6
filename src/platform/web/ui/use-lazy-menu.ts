import { useState } from 'react'
import { preloadModule } from '../preload-module.ts'

/**
 * For a menu that is loaded when first opened. Until it is `wanted`, its button gets `opener`; then the loaded menu renders the button and
 * is open at once.
 */
export function useLazyMenu(load: () => Promise<unknown>) {
  const [wanted, setWanted] = useState(false)
  const ahead = () => preloadModule(load)
  const opener = {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: ahead,
    onFocus: ahead,
    onClick: () => setWanted(true),
  } as const
  return { wanted, opener }
}
