/**
 * Merges the translation files of all domains (`web/<language>.json`) into one file per language and gives the bundle their content hashes.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { LANGUAGES, type Language } from '../shared/language.ts'

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

export function locales({ root }: { root: string }): Plugin {
  const text = (language: Language) => JSON.stringify(readTranslations(root, language))
  const versions = () =>
    Object.fromEntries(LANGUAGES.map((language) => [language, createHash('sha256').update(text(language)).digest('hex').slice(0, 12)]))
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
      for (const language of LANGUAGES)
        this.emitFile({ type: 'asset', fileName: `locales/${language}/translation.json`, source: text(language) })
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
        const language = LANGUAGES.find((candidate) => request.url?.startsWith(`/locales/${candidate}/translation.json`))
        if (!language) return next()
        response.setHeader('content-type', 'application/json')
        response.end(text(language))
      })
    },
  }
}
