/** The theme of this browser: attributes of the document, and a cookie that the server reads for the next document. */
import { useMemo, useSyncExternalStore } from 'react'
import { DEFAULT_THEME, paletteMode, palettePair, type Scheme, type Theme } from '../shared/theme.ts'
import { parseTheme, serializeTheme, THEME_COOKIE } from '../shared/theme-cookie.ts'

const YEAR_IN_SECONDS = 31_536_000

const listeners = new Set<() => void>()

/** Takes effect at once, everywhere on the page. */
export function applyTheme(theme: Theme): void {
  const text = serializeTheme(theme)
  const [palette, heading, body, background] = text.split('.')
  Object.assign(document.documentElement.dataset, { theme: palette, heading, body, bg: background })
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${THEME_COOKIE}=${text}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`
  for (const listener of listeners) listener()
}

/** Switches from the visible palette of the pair to the other one. Returns the new theme. */
export function toggleScheme(): Theme {
  const theme = currentTheme()
  const next: Theme = { ...theme, palette: `${palettePair(theme.palette)}-${visibleScheme(theme) === 'dark' ? 'light' : 'dark'}` }
  applyTheme(next)
  return next
}

/** The current theme. */
export function useTheme(): Theme {
  const text = useSyncExternalStore(subscribe, currentThemeText, () => serializeTheme(DEFAULT_THEME))
  return useMemo(() => parseTheme(text) ?? DEFAULT_THEME, [text])
}

function visibleScheme({ palette }: Theme): Scheme {
  const mode = paletteMode(palette)
  if (mode !== 'auto') return mode
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function currentThemeText(): string {
  const { theme, heading, body, bg } = document.documentElement.dataset
  return [theme, heading, body, bg].join('.')
}

const currentTheme = () => parseTheme(currentThemeText()) ?? DEFAULT_THEME

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
