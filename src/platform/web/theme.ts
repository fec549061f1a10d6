/** The palette of this browser: an attribute of the document and a cookie that the server reads into the next one. */
const COOKIE = 'plaza_theme'
const YEAR_IN_SECONDS = 31_536_000

export function toggleTheme(): void {
  const { dataset } = document.documentElement
  const theme = dataset.theme === 'default-light' ? 'default-dark' : 'default-light'
  dataset.theme = theme
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${COOKIE}=${theme}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`
}
