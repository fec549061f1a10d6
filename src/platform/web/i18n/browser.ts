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
  read: (language, file, done) => {
    fetchTranslations(translationsUrl(language as Language, file)).then(
      (words) => done(null, words),
      (error: Error) => done(error, null),
    )
  },
}

/** Texts that public pages don't need are in a second file, a namespace of i18next that every key is looked up in too. */
const OTHERS = 'app'

export function translationsUrl(language: Language, file = 'translation'): string {
  return `/locales/${language}/${file}.json?v=${versions[language]}`
}

export const otherTranslationsUrl = (language: Language) => translationsUrl(language, OTHERS)

async function fetchTranslations(url: string, triesLeft = TRIES - 1): Promise<Record<string, unknown>> {
  try {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`Loading ${url} failed with status ${response.status}.`)
    return (await response.json()) as Record<string, unknown>
  } catch (error) {
    if (triesLeft === 0) throw error
    await new Promise((resolve) => setTimeout(resolve, 400))
    return fetchTranslations(url, triesLeft - 1)
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
    .init({
      ...I18N_OPTIONS,
      lng: isLanguage(lang) ? lang : FALLBACK_LANGUAGE,
      supportedLngs: false,
      fallbackNS: OTHERS,
      parseMissingKeyHandler: loadMissing,
    })
  i18n.on('languageChanged', (language) => {
    if (!isLanguage(language)) return
    document.documentElement.lang = language
    document.documentElement.dir = textDirection(language)
  })
  return i18n
}

/** After this time, what was rendered listens to changes of the language. */
const SETTLED_MS = 1000

const others = new Map<Language, Promise<void>>()

/** Loads the texts that public pages don't need, and from then on those of any language that is chosen. */
export function loadOtherTranslations(language = browserLanguage()): Promise<void> {
  const loading =
    others.get(language) ??
    fetchTranslations(otherTranslationsUrl(language)).then(
      (texts) => void i18n.addResourceBundle(language, OTHERS, texts, false, false, { skipCopy: true }),
      (error: unknown) => {
        others.delete(language)
        throw error
      },
    )
  others.set(language, loading)
  return loading
}

/** A text that somebody needs sooner than expected: nothing is shown until it is there. */
function loadMissing(key: string): string {
  const { language } = i18n
  if (i18n.hasResourceBundle(language, OTHERS)) return key
  const renderAgain = () => i18n.emit('languageChanged', language)
  loadOtherTranslations().then(
    () => {
      renderAgain()
      // What is being rendered now doesn't listen yet.
      setTimeout(renderAgain, SETTLED_MS)
    },
    () => undefined,
  )
  return ''
}

async function switchTo(language: Language): Promise<void> {
  if (others.size > 0) await loadOtherTranslations(language)
  await i18n.changeLanguage(language)
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
  if (detected !== browserLanguage()) await switchTo(detected)
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
  await switchTo(language)
  const detector = await loadDetector()
  detector.cacheUserLanguage(language)
}
