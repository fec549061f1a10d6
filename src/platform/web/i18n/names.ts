import type { Language } from '#platform/shared/language.ts'

/** Each language is called as its speakers call it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español', ar: 'العربية' }
