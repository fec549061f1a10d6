/**
 * Joins the word files of all domains (`web/<language>.json`) into one file a language, as the browser asks for it, and
 * tells the bundle their content hashes.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { LANGUAGES, type Language } from '../shared/language.ts'

type Words = { [key: string]: string | Words }

const WORDS = 'virtual:words'
const VERSIONS = 'virtual:word-versions'

export function readWords(root: string, language: Language): Words {
  const words: Words = {}
  for (const file of globSync(`src/**/web/${language}.json`, { cwd: root }).sort())
    merge(words, JSON.parse(readFileSync(join(root, file), 'utf8')), file)
  return words
}

/** Two files may fill the same branch, never the same key. */
function merge(into: Words, from: Words, file: string): void {
  for (const [key, value] of Object.entries(from)) {
    const present = into[key]
    if (typeof present === 'object' && typeof value === 'object') merge(present, value, file)
    else if (present !== undefined) throw new Error(`${file} says again what another word file says: ${key}`)
    else into[key] = value
  }
}

export function locales({ root }: { root: string }): Plugin {
  const text = (language: Language) => JSON.stringify(readWords(root, language))
  const versions = () =>
    Object.fromEntries(LANGUAGES.map((language) => [language, createHash('sha256').update(text(language)).digest('hex').slice(0, 12)]))
  return {
    name: 'plaza-locales',
    resolveId: (id) => (id === WORDS || id === VERSIONS ? `\0${id}` : null),
    load(id) {
      if (id === `\0${WORDS}`)
        return `export const words = ${JSON.stringify(Object.fromEntries(LANGUAGES.map((language) => [language, readWords(root, language)])))}`
      if (id === `\0${VERSIONS}`) return `export const versions = ${JSON.stringify(versions())}`
      return null
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const language of LANGUAGES)
        this.emitFile({ type: 'asset', fileName: `locales/${language}/translation.json`, source: text(language) })
    },
    hotUpdate({ file }) {
      if (!/\/web\/(en|es|ar)\.json$/.test(file)) return
      for (const id of [WORDS, VERSIONS]) {
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
