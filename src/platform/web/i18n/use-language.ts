import { useCallback, useContext, useSyncExternalStore } from 'react'
import { I18nContext } from 'react-i18next'
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '#platform/shared/language.ts'

/** Lighter than `useTranslation`: every list of prices asks for the language many times. */
export function useLanguage(): Language {
  const i18n = useContext(I18nContext)?.i18n
  if (!i18n) throw new Error('A language is asked for outside of I18nextProvider.')
  const subscribe = useCallback(
    (onChange: () => void) => {
      i18n.on('languageChanged', onChange)
      return () => i18n.off('languageChanged', onChange)
    },
    [i18n],
  )
  const current = () => i18n.language
  const language = useSyncExternalStore(subscribe, current, current)
  return isLanguage(language) ? language : FALLBACK_LANGUAGE
}
