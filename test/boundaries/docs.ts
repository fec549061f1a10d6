/** Boundary 9: the tables, links and paths of the documentation. */
import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export type Document = { path: string; text: string }

/** First and second cell of each row of the table under this heading row, such as `| command | what it does |`. */
export function readTable(text: string, head: string): [first: string, second: string][] {
  const [, below = ''] = text.split(`\n${head}\n`)
  const lines = below.split('\n').slice(1)
  const end = lines.findIndex((line) => !line.startsWith('|'))
  return lines.slice(0, end === -1 ? undefined : end).map((line) => {
    const [, first = '', second = ''] = line.split('|')
    return [first.trim(), second.trim()]
  })
}

/** The words in backticks: `` `HOST`, `PORT` `` → HOST, PORT. */
export function codeWords(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)
}

/** `npm run check` → check, `npm start` → start. */
export function toScript(command: string): string {
  return command.replace(/^npm (?:run )?/, '')
}

/** The difference of two lists, as `name: missing` and `name: unknown`; nothing when they are equal. */
export function findDifferences(listed: readonly string[], actual: readonly string[]): string[] {
  return [
    ...actual.filter((name) => !listed.includes(name)).map((name) => `${name}: missing`),
    ...listed.filter((name) => !actual.includes(name)).map((name) => `${name}: unknown`),
    ...listed.filter((name, index) => listed.indexOf(name) !== index).map((name) => `${name}: twice`),
  ]
}

/** Relative links and pictures of a document, without anchors; external links and code blocks are left out. */
export function relativeLinks({ text }: Document): string[] {
  const prose = text.replace(/^(`{3,})[\s\S]*?^\1/gm, '')
  return [...prose.matchAll(/\]\(([^)\s]+)\)|\bsrc="([^"]+)"/g)]
    .map(([, link, source]) => (link ?? source ?? '').replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
}

/** Links to files that do not exist, as `document: target`. */
export function findDeadLinks(root: string, documents: readonly Document[]): string[] {
  return documents.flatMap((document) =>
    relativeLinks(document)
      .filter((target) => !existsSync(join(root, normalize(join(dirname(document.path), target)))))
      .map((target) => `${document.path}: ${target}`),
  )
}

/** Paths from the root of the repository in backticks; patterns such as `src/domains/<name>` are left out. */
export function mentionedPaths({ text }: Document): string[] {
  return codeWords(text.replaceAll('\n', ' ')).filter((word) => /^(?:src|test|scripts|docs|demo|bench)\/[\w./-]+$/.test(word))
}

/** Mentioned paths that do not exist, as `document: path`. */
export function findDeadPaths(root: string, documents: readonly Document[]): string[] {
  return documents.flatMap((document) =>
    mentionedPaths(document)
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${document.path}: ${path}`),
  )
}
