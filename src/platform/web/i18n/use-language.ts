import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '#platform/shared/language.ts'

export function useLanguage(): Language {
  const { language } = useTranslation().i18n
  return isLanguage(language) ? language : FALLBACK_LANGUAGE
}
