import { FALLBACK_LANGUAGE, type Language } from '#platform/shared/language.ts'

/** The address of the web app manifest in a language; all of them describe the same app. */
export function manifestPath(language: Language): string {
  return language === FALLBACK_LANGUAGE ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`
}
