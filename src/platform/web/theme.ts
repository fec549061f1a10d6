/** The palette of this browser: an attribute of the document and a cookie that the server reads into the next one. */
const COOKIE = 'plaza_theme'
const YEAR_IN_SECONDS = 31_536_000

export function toggleTheme(): void {
  setTheme(document.documentElement.dataset.theme === 'default-light' ? 'default-dark' : 'default-light')
}

export function setTheme(theme: string): void {
  document.documentElement.dataset.theme = theme
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${COOKIE}=${theme}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`
}
