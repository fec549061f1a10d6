import { FALLBACK_LANGUAGE, type Language } from '#platform/shared/language.ts'

/** Where the manifest of a language stands; they describe one app. */
export function manifestPath(language: Language): string {
  return language === FALLBACK_LANGUAGE ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`
}
