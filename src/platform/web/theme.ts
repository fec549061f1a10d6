/** The palette of this browser: an attribute of the document and a cookie that the server reads into the next one. */
import { useSyncExternalStore } from 'react'
import { DEFAULT_PALETTE, isPalette, type Palette } from './palettes.ts'

const COOKIE = 'plaza_theme'
const YEAR_IN_SECONDS = 31_536_000

const listeners = new Set<() => void>()

/** Answers the palette that is shown now. */
export function toggleTheme(): Palette {
  const next = theme() === 'default-light' ? 'default-dark' : 'default-light'
  setTheme(next)
  return next
}

export function setTheme(theme: string): void {
  document.documentElement.dataset.theme = theme
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${COOKIE}=${theme}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`
  for (const listener of listeners) listener()
}

/** The palette that is shown. */
export function useTheme(): Palette {
  return useSyncExternalStore(subscribe, theme, () => DEFAULT_PALETTE)
}

function theme(): Palette {
  const name = document.documentElement.dataset.theme ?? ''
  return isPalette(name) ? name : DEFAULT_PALETTE
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
