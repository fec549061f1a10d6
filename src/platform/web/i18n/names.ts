import type { Language } from '#platform/shared/language.ts'

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español', ar: 'العربية' }
