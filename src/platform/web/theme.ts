/** The theme of this browser: attributes of the document, and a cookie that the server reads into the next one. */
import { useMemo, useSyncExternalStore } from 'react'
import { DEFAULT_THEME, modeOf, pairOf, type Scheme, type Theme } from '../shared/theme.ts'
import { readThemeText, THEME_COOKIE, themeText } from '../shared/theme-text.ts'

const YEAR_IN_SECONDS = 31_536_000

const listeners = new Set<() => void>()

/** In force at once, everywhere on the page. */
export function showTheme(theme: Theme): void {
  const text = themeText(theme)
  const [palette, heading, body, background] = text.split('.')
  Object.assign(document.documentElement.dataset, { theme: palette, heading, body, bg: background })
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${THEME_COOKIE}=${text}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`
  for (const listener of listeners) listener()
}

/** From the half of the pair that is seen now to the other. Answers the theme that is shown then. */
export function toggleScheme(): Theme {
  const theme = shownTheme()
  const next: Theme = { ...theme, palette: `${pairOf(theme.palette)}-${seenScheme(theme) === 'dark' ? 'light' : 'dark'}` }
  showTheme(next)
  return next
}

/** The theme that is shown. */
export function useTheme(): Theme {
  const text = useSyncExternalStore(subscribe, shownText, () => themeText(DEFAULT_THEME))
  return useMemo(() => readThemeText(text) ?? DEFAULT_THEME, [text])
}

function seenScheme({ palette }: Theme): Scheme {
  const mode = modeOf(palette)
  if (mode !== 'auto') return mode
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function shownText(): string {
  const { theme, heading, body, bg } = document.documentElement.dataset
  return [theme, heading, body, bg].join('.')
}

const shownTheme = () => readThemeText(shownText()) ?? DEFAULT_THEME

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
