/** Translations on the server: one instance per language, never changed, so that requests can share it. */

import { words } from 'virtual:words'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '#platform/shared/language.ts'
import { I18N_OPTIONS } from './options.ts'

const instances = new Map<Language, i18n>()

export function serverI18n(language: Language): i18n {
  const ready = instances.get(language)
  if (ready) return ready
  const instance = createInstance()
  void instance
    .use(initReactI18next)
    .init({ ...I18N_OPTIONS, lng: language, initAsync: false, resources: { [language]: { translation: words[language] } } })
  instances.set(language, instance)
  return instance
}
