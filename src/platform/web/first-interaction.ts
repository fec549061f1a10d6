/** The first time that somebody uses this page: moves a pointer, presses, types or scrolls. What nobody needs before is loaded then. */
import { useSyncExternalStore } from 'react'
import { newSignal } from './signal.ts'

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const

const interaction = newSignal()

/** Resolves at the first interaction; never on the server. */
export const firstInteraction = interaction.given

if (!import.meta.env.SSR) {
  const give = () => {
    interaction.give()
    for (const sign of SIGNS) removeEventListener(sign, give, true)
  }
  for (const sign of SIGNS) addEventListener(sign, give, { capture: true, passive: true })
  // Somebody may have done so before this code had loaded.
  if (scrollY > 0 || navigator.userActivation?.hasBeenActive) give()
}

export function useInteracted(): boolean {
  return useSyncExternalStore(interaction.subscribe, interaction.isGiven, () => false)
}
