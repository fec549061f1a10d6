import type { InitOptions } from 'i18next'

/** No fallback language is loaded: a test proves that every key exists in every language. */
export const I18N_OPTIONS = {
  fallbackLng: false,
  // Keys are paths: one that a file doesn't have is not searched for in other ways.
  ignoreJSONStructure: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
} satisfies InitOptions
