/**
 * What people write about each other: plain text in which @names, #hashtags and web addresses are found. One parser for the server, which
 * notifies and indexes, and the web, which links. Pure.
 */
import { toUsernameKey } from './username-key.ts'

/** `text` is what was written; the parts of a text, joined, are the text. */
export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'mention'; text: string; name: string }
  | { kind: 'tag'; text: string; tag: string }
  | { kind: 'link'; text: string; href: string; shown: string }

export const MAX_TAG = 50
const MAX_NAME = 30

const ADDRESS = /https?:\/\/[^\s<>"“”«»]+/giu
/** Punctuation that ends the sentence, not the address. */
const TRAILING = /[.,;:!?'’)\]،؛؟]+$/
/** Not inside a word, an email address or a path. */
const NAME = /(?<![\p{L}\p{M}\p{N}_@#./+-])@([\p{L}\p{Nd}]+(?:[._-][\p{L}\p{Nd}]+)*)/gu
const TAG = /(?<![\p{L}\p{M}\p{N}_@#/&])#([\p{L}\p{M}\p{Nd}_]+)/gu
const TAG_LETTER = /\p{L}/u
/** The Arabic tatweel and vowel marks, which change no word. */
const ARABIC_MARKS = /[\u0640\u064b-\u0652\u0670]/gu
/** Characters that could hide or reorder what is written after the host. */
const INVISIBLE = /[\p{C}\p{Z}]/u

/** The parts of a text in their order. */
export function parseWritten(text: string): TextPart[] {
  return splitLinks(text).flatMap((part) => (part.kind === 'text' ? splitWords(part.text) : [part]))
}

/** The same with web addresses only. */
export function splitLinks(text: string): TextPart[] {
  return split(text, ADDRESS, ([found]) => toLink(found.replace(TRAILING, '')))
}

/** The names after `@`, each once in any of its spellings, in the order of the text. */
export function findNames(text: string): string[] {
  const names = new Map(parseWritten(text).flatMap((part) => (part.kind === 'mention' ? [[toUsernameKey(part.name), part.name]] : [])))
  return [...names.values()]
}

/** The hashtags of a text as keys, each once, in the order of the text. */
export function findTags(text: string): string[] {
  return [...new Set(parseWritten(text).flatMap((part) => (part.kind === 'tag' ? [part.tag] : [])))]
}

/** The same for all spellings of a hashtag. */
export function toTagKey(tag: string): string {
  return toUsernameKey(tag).replace(ARABIC_MARKS, '').normalize('NFC')
}

function splitWords(text: string): TextPart[] {
  const named = split(text, NAME, ([found, name = '']) => ([...name].length > MAX_NAME ? null : { kind: 'mention', text: found, name }))
  return named.flatMap((part) => (part.kind === 'text' ? split(part.text, TAG, ([found, tag = '']) => toTag(found, tag)) : [part]))
}

function toTag(text: string, tag: string): TextPart | null {
  const key = toTagKey(tag)
  return TAG_LETTER.test(key) && [...key].length <= MAX_TAG ? { kind: 'tag', text, tag: key } : null
}

/** What is shown begins with the host as the browser reads it: without a user name before it, and lookalike letters spelled out. */
function toLink(address: string): TextPart | null {
  const url = URL.parse(address)
  if (!url || url.hostname === '') return null
  url.username = ''
  url.password = ''
  const rest = `${url.pathname}${url.search}${url.hash}`
  return { kind: 'link', text: address, href: url.href, shown: url.host + (rest === '/' ? '' : safeDecode(rest)) }
}

function safeDecode(text: string): string {
  try {
    const decoded = decodeURI(text)
    return INVISIBLE.test(decoded) ? text : decoded
  } catch {
    return text
  }
}

/** Cuts what `pattern` finds out of the text. What `toPart` does not take stays text. */
function split(text: string, pattern: RegExp, toPart: (found: RegExpMatchArray) => TextPart | null): TextPart[] {
  const parts: TextPart[] = []
  let done = 0
  for (const found of text.matchAll(pattern)) {
    const part = toPart(found)
    if (!part) continue
    if (found.index > done) parts.push({ kind: 'text', text: text.slice(done, found.index) })
    parts.push(part)
    done = found.index + part.text.length
  }
  if (done < text.length) parts.push({ kind: 'text', text: text.slice(done) })
  return parts
}
