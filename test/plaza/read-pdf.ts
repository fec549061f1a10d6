/** Reads the text of a PDF that Plaza made: one line per run of glyphs, in the order in which they are drawn. */
import { inflateSync } from 'node:zlib'

const OBJECT = /(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g

export function readPdf(file: Buffer): string {
  const objects = new Map(Array.from(file.toString('latin1').matchAll(OBJECT), ([, id, body]) => [id ?? '', body ?? '']))
  const fonts = new Map(Array.from(objects).flatMap(([id, body]) => toFont(id, body, objects)))
  const lines: string[] = []
  for (const body of objects.values()) {
    if (!/\/Type \/Page\b(?!s)/.test(body)) continue
    const names = new Map(Array.from(fontResources(body, objects).matchAll(/\/(\S+) (\d+) 0 R/g), ([, name, id]) => [name, id ?? '']))
    const [, contents = ''] = /\/Contents (\d+) 0 R/.exec(body) ?? []
    lines.push(...readContents(inflate(objects.get(contents) ?? ''), (name) => fonts.get(names.get(name) ?? '') ?? new Map()))
  }
  return lines.join('\n')
}

/** How many glyphs the fonts of the file have for a character: several for an Arabic letter that joins. */
export function countGlyphs(file: Buffer, character: string): number {
  const objects = new Map(Array.from(file.toString('latin1').matchAll(OBJECT), ([, id, body]) => [id ?? '', body ?? '']))
  const fonts = Array.from(objects).flatMap(([id, body]) => toFont(id, body, objects).map(([, glyphs]) => glyphs))
  return fonts.reduce((sum, glyphs) => sum + [...glyphs.values()].filter((text) => text === character).length, 0)
}

export function countPages(file: Buffer): number {
  return Array.from(file.toString('latin1').matchAll(/\/Type \/Page\b(?!s)/g)).length
}

type Glyphs = Map<string, string>

/** The characters of a font's glyphs, by the four hexadecimal digits of a glyph. */
function toFont(id: string, body: string, objects: Map<string, string>): [string, Glyphs][] {
  const [, map] = /\/ToUnicode (\d+) 0 R/.exec(body) ?? []
  if (!map) return []
  const pairs = inflate(objects.get(map) ?? '').matchAll(/<([0-9A-Fa-f]{4})>\s*<([0-9A-Fa-f]+)>/g)
  return [[id, new Map(Array.from(pairs, ([, glyph = '', text = '']) => [glyph.toLowerCase(), utf16(text)]))]]
}

function fontResources(page: string, objects: Map<string, string>): string {
  const [, shared] = /\/Resources (\d+) 0 R/.exec(page) ?? []
  const resources = shared ? (objects.get(shared) ?? '') : page
  const [, separate] = /\/Font (\d+) 0 R/.exec(resources) ?? []
  return separate ? (objects.get(separate) ?? '') : (/\/Font\s*<<([\s\S]*?)>>/.exec(resources)?.[1] ?? '')
}

/** Glyphs are written as `<0001>` or as `(\000\001)`, between a font (`/F0 9 Tf`) and the command that draws them. */
function readContents(commands: string, fontOf: (name: string) => Glyphs): string[] {
  let glyphs: Glyphs = new Map()
  let codes = ''
  let words: string[] = []
  const lines: string[] = []
  for (let at = 0; at < commands.length; ) {
    const [hex = ''] = commands.slice(at, at + 1) === '<' ? (/^<[0-9A-Fa-f\s]*>/.exec(commands.slice(at)) ?? []) : []
    if (commands[at] === '(') {
      const end = endOfLiteral(commands, at)
      codes += toHex(commands.slice(at + 1, end - 1))
      at = end
    } else if (hex) {
      codes += hex.slice(1, -1)
      at += hex.length
    } else {
      const [word = ''] = /^(?:[^\s()<>[\]]+|[\s\S])/.exec(commands.slice(at, at + 100)) ?? []
      at += word.length
      if (word === 'Tf') glyphs = fontOf((words.at(-2) ?? '').slice(1))
      if (word === 'Tj' || word === 'TJ')
        lines.push((codes.match(/.{4}/g) ?? []).map((code) => glyphs.get(code.toLowerCase()) ?? '').join(''))
      if (/[A-Za-z]$/.test(word) && !word.startsWith('/')) codes = ''
      if (word.trim()) words = [...words.slice(-1), word]
    }
  }
  return lines
}

/** The place after the parenthesis that closes a string; balanced parentheses inside it need no backslash. */
function endOfLiteral(commands: string, start: number): number {
  let depth = 0
  for (let at = start; at < commands.length; at += 1) {
    if (commands[at] === '\\') at += 1
    else if (commands[at] === '(') depth += 1
    else if (commands[at] === ')') depth -= 1
    if (depth === 0) return at + 1
  }
  return commands.length
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function toHex(literal: string): string {
  const bytes = literal.replace(/\\([0-7]{1,3}|[\s\S])/g, (_, escaped: string) =>
    /[0-7]/.test(escaped) ? String.fromCharCode(Number.parseInt(escaped, 8)) : (ESCAPES[escaped] ?? escaped),
  )
  return Buffer.from(bytes, 'latin1').toString('hex')
}

function inflate(body: string): string {
  const start = body.indexOf('stream\n') + 'stream\n'.length
  const [, length] = /\/Length (\d+)/.exec(body) ?? []
  const bytes = Buffer.from(body.slice(start, start + Number(length ?? 0)), 'latin1')
  return (/\/FlateDecode/.test(body.slice(0, start)) ? inflateSync(bytes) : bytes).toString('latin1')
}

function utf16(hex: string): string {
  return String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))
}
