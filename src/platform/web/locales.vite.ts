/**
 * Merges the translation files of all domains (`web/<language>.json`) into two files per language: what public pages show, and the rest
 * (docs/decisions/0091). Gives the bundle the versions of these files.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { isLanguage, LANGUAGES, type Language } from '../shared/language.ts'
import { keyStem, namedTranslations } from './named-translations.ts'

type Translations = { [key: string]: string | Translations }

const TRANSLATIONS_MODULE = 'virtual:words'
const VERSIONS_MODULE = 'virtual:word-versions'

export function readTranslations(root: string, language: Language): Translations {
  const words: Translations = {}
  for (const file of globSync(`src/**/web/${language}.json`, { cwd: root }).sort())
    merge(words, JSON.parse(readFileSync(join(root, file), 'utf8')), file)
  return words
}

/** Two files can extend the same branch but never the same key. */
function merge(into: Translations, from: Translations, file: string): void {
  for (const [key, value] of Object.entries(from)) {
    const present = into[key]
    if (typeof present === 'object' && typeof value === 'object') merge(present, value, file)
    else if (present !== undefined) throw new Error(`${file} says again what another word file says: ${key}`)
    else into[key] = value
  }
}

/** Divides translations by whether one of the sources names them. */
export function divideTranslations(all: Translations, sources: readonly string[]): { named: Translations; others: Translations } {
  const { keys, branches } = namedTranslations(sources.join('\n'))
  const starts = [...branches]
  const isNamed = (key: string) => keys.has(keyStem(key)) || starts.some((start) => key.startsWith(start))
  return { named: pick(all, isNamed), others: pick(all, (key) => !isNamed(key)) }
}

function pick(all: Translations, isPicked: (key: string) => boolean, prefix = ''): Translations {
  const picked = Object.entries(all).flatMap(([key, value]): [string, string | Translations][] => {
    if (typeof value === 'string') return isPicked(prefix + key) ? [[key, value]] : []
    const inside = pick(value, isPicked, `${prefix}${key}.`)
    return Object.keys(inside).length > 0 ? [[key, inside]] : []
  })
  return Object.fromEntries(picked)
}

type Options = {
  root: string
  /** The source files of public pages, once the bundler has read all modules. */
  publicFiles: () => Iterable<string>
}

export function locales({ root, publicFiles }: Options): Plugin {
  const text = (language: Language) => JSON.stringify(readTranslations(root, language))
  /** Which texts are in which file depends on the code, so a change of the code is a new version too. */
  const versions = () => {
    const code = createHash('sha256')
    for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root }).sort()) code.update(readFileSync(join(root, file)))
    const ofCode = code.digest('hex')
    const versionOf = (language: Language) => createHash('sha256').update(ofCode).update(text(language)).digest('hex').slice(0, 12)
    return Object.fromEntries(LANGUAGES.map((language) => [language, versionOf(language)]))
  }
  return {
    name: 'plaza-locales',
    resolveId: (id) => (id === TRANSLATIONS_MODULE || id === VERSIONS_MODULE ? `\0${id}` : null),
    load(id) {
      if (id === `\0${TRANSLATIONS_MODULE}`)
        return `export const words = ${JSON.stringify(Object.fromEntries(LANGUAGES.map((language) => [language, readTranslations(root, language)])))}`
      if (id === `\0${VERSIONS_MODULE}`) return `export const versions = ${JSON.stringify(versions())}`
      return null
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      const sources = Array.from(publicFiles(), (file) => readFileSync(file, 'utf8'))
      for (const language of LANGUAGES) {
        const { named, others } = divideTranslations(readTranslations(root, language), sources)
        this.emitFile({ type: 'asset', fileName: `locales/${language}/translation.json`, source: JSON.stringify(named) })
        this.emitFile({ type: 'asset', fileName: `locales/${language}/app.json`, source: JSON.stringify(others) })
      }
    },
    hotUpdate({ file }) {
      if (!/\/web\/(en|es|ar)\.json$/.test(file)) return
      for (const id of [TRANSLATIONS_MODULE, VERSIONS_MODULE]) {
        const module = this.environment.moduleGraph.getModuleById(`\0${id}`)
        if (module) this.environment.moduleGraph.invalidateModule(module)
      }
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, language, name] = /^\/locales\/(\w+)\/(translation|app)\.json/.exec(request.url ?? '') ?? []
        if (!isLanguage(language)) return next()
        response.setHeader('content-type', 'application/json')
        // In development nothing is divided.
        response.end(name === 'app' ? '{}' : text(language))
      })
    },
  }
}
