/** The words of the browser: loaded once per language, and changed without leaving the page. */

import { versions } from 'virtual:word-versions'
import { type BackendModule, createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { directionOf, FALLBACK_LANGUAGE, isLanguage, type Language } from '#platform/shared/language.ts'
import { I18N_OPTIONS } from './options.ts'

const NAME = 'plaza_lng'
const YEAR_IN_MINUTES = 525_600
const TRIES = 3

const i18n = createInstance()

/** Asked only once the page stands, so it is not part of the first load. */
async function loadDetector() {
  const { default: LanguageDetector } = await import('i18next-browser-languagedetector')
  return new LanguageDetector(null, {
    order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
    caches: ['cookie', 'localStorage'],
    lookupQuerystring: 'lng',
    lookupCookie: NAME,
    lookupLocalStorage: NAME,
    lookupSessionStorage: NAME,
    cookieMinutes: YEAR_IN_MINUTES,
    cookieOptions: { path: '/', sameSite: 'lax' },
  })
}

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, _namespace, done) => {
    fetchWords(language as Language).then(
      (words) => done(null, words),
      (error: Error) => done(error, null),
    )
  },
}

export function wordsUrl(language: Language): string {
  return `/locales/${language}/translation.json?v=${versions[language]}`
}

async function fetchWords(language: Language, triesLeft = TRIES - 1): Promise<Record<string, unknown>> {
  try {
    const response = await fetch(wordsUrl(language))
    if (!response.ok) throw new Error(`The words of ${language} answered ${response.status}.`)
    return (await response.json()) as Record<string, unknown>
  } catch (error) {
    if (triesLeft === 0) throw error
    await new Promise((resolve) => setTimeout(resolve, 400))
    return fetchWords(language, triesLeft - 1)
  }
}

export function browserLanguage(): Language {
  return isLanguage(i18n.language) ? i18n.language : FALLBACK_LANGUAGE
}

/** Ready when the words of the language the document was rendered in are there. */
export async function startI18n(): Promise<typeof i18n> {
  const { lang } = document.documentElement
  await i18n
    .use(backend)
    .use(initReactI18next)
    .init({ ...I18N_OPTIONS, lng: isLanguage(lang) ? lang : FALLBACK_LANGUAGE, supportedLngs: false })
  i18n.on('languageChanged', (language) => {
    if (!isLanguage(language)) return
    document.documentElement.lang = language
    document.documentElement.dir = directionOf(language)
  })
  return i18n
}

/** What was chosen earlier in this browser wins over what the server guessed from the request. */
export async function honourChosenLanguage(): Promise<void> {
  const asked = new URLSearchParams(location.search).has('lng')
  const detector = await loadDetector()
  const detected = [detector.detect()]
    .flat()
    .map((tag) => tag?.split('-')[0])
    .find(isLanguage)
  if (!detected) return
  if (detected !== browserLanguage()) await i18n.changeLanguage(detected)
  if (asked) detector.cacheUserLanguage(detected)
}

export async function changeLanguage(language: Language): Promise<void> {
  await i18n.changeLanguage(language)
  const detector = await loadDetector()
  detector.cacheUserLanguage(language)
}
