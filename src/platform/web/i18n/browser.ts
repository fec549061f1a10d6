/** Translations in the browser: loaded once per language, and switched without leaving the page. */

import { versions } from 'virtual:word-versions'
import { type BackendModule, createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { FALLBACK_LANGUAGE, isLanguage, type Language, textDirection } from '#platform/shared/language.ts'
import { I18N_OPTIONS } from './options.ts'

const NAME = 'plaza_lng'
const YEAR_IN_MINUTES = 525_600
const TRIES = 3

const i18n = createInstance()

/** Loaded after the page is shown, so that it isn't part of the first load. */
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
    fetchTranslations(language as Language).then(
      (words) => done(null, words),
      (error: Error) => done(error, null),
    )
  },
}

export function translationsUrl(language: Language): string {
  return `/locales/${language}/translation.json?v=${versions[language]}`
}

async function fetchTranslations(language: Language, triesLeft = TRIES - 1): Promise<Record<string, unknown>> {
  try {
    const response = await fetch(translationsUrl(language))
    if (!response.ok) throw new Error(`Loading the translations of ${language} failed with status ${response.status}.`)
    return (await response.json()) as Record<string, unknown>
  } catch (error) {
    if (triesLeft === 0) throw error
    await new Promise((resolve) => setTimeout(resolve, 400))
    return fetchTranslations(language, triesLeft - 1)
  }
}

export function browserLanguage(): Language {
  return isLanguage(i18n.language) ? i18n.language : FALLBACK_LANGUAGE
}

/** Resolves when the translations of the document's language are loaded. */
export async function startI18n(): Promise<typeof i18n> {
  const { lang } = document.documentElement
  await i18n
    .use(backend)
    .use(initReactI18next)
    .init({ ...I18N_OPTIONS, lng: isLanguage(lang) ? lang : FALLBACK_LANGUAGE, supportedLngs: false })
  i18n.on('languageChanged', (language) => {
    if (!isLanguage(language)) return
    document.documentElement.lang = language
    document.documentElement.dir = textDirection(language)
  })
  return i18n
}

/** A language chosen earlier in this browser wins over the server's guess from the request. */
export async function applyChosenLanguage(): Promise<void> {
  const asked = new URLSearchParams(location.search).has('lng')
  if (!asked && !mayDifferFromDocument()) return
  const detector = await loadDetector()
  const detected = [detector.detect()]
    .flat()
    .map((tag) => tag?.split('-')[0])
    .find(isLanguage)
  if (!detected) return
  if (detected !== browserLanguage()) await i18n.changeLanguage(detected)
  if (asked) detector.cacheUserLanguage(detected)
}

/**
 * The server has read the address, the cookie and what the browser prefers, but not the browser's storage; and a document that was cached
 * offline may be older than the cookie. Nothing is loaded when neither says otherwise.
 */
function mayDifferFromDocument(): boolean {
  const cookie = document.cookie.split('; ').find((entry) => entry.startsWith(`${NAME}=`))
  const chosen = cookie?.slice(NAME.length + 1) ?? readStored('localStorage') ?? readStored('sessionStorage')
  return chosen !== undefined && chosen !== browserLanguage()
}

function readStored(storage: 'localStorage' | 'sessionStorage'): string | undefined {
  try {
    return window[storage].getItem(NAME) ?? undefined
  } catch {
    return undefined
  }
}

export async function changeLanguage(language: Language): Promise<void> {
  await i18n.changeLanguage(language)
  const detector = await loadDetector()
  detector.cacheUserLanguage(language)
}
