import type { InitOptions } from 'i18next'

/** No fallback language is loaded: a test proves that every key exists in every language. */
export const I18N_OPTIONS = {
  fallbackLng: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
} satisfies InitOptions
