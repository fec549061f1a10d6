/** Matches commands against the search text. */
import type { Command } from './command.ts'

/** Normalizes text: case, accents, Arabic vowel signs and the forms of alef are ignored. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .toLocaleLowerCase()
    .trim()
}

/** Rates a match: every word of the query must begin a word of the command, and the title counts most. 0 is no match. */
export function matchScore({ title, words = [], detail = '' }: Pick<Command, 'title' | 'words' | 'detail'>, query: string): number {
  const asked = normalizeText(query).split(/\s+/).filter(Boolean)
  if (asked.length === 0) return 1
  const name = normalizeText(title)
  const rest = normalizeText([detail, ...words].join(' '))
  const scores = asked.map((word) => {
    if (name.startsWith(word)) return 4
    if (beginsWord(name, word)) return 3
    if (beginsWord(rest, word)) return 2
    return word.length > 2 && name.includes(word) ? 1 : 0
  })
  return scores.includes(0) ? 0 : scores.reduce<number>((sum, score) => sum + score, 0) / scores.length
}

/** Best matches first; equal scores keep their order. */
export function findMatches<Item extends Pick<Command, 'title' | 'words' | 'detail'>>(items: readonly Item[], query: string): Item[] {
  return items
    .map((item) => ({ item, score: matchScore(item, query) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ item }) => item)
}

function beginsWord(text: string, word: string): boolean {
  return text.split(/[\s·/,-]+/).some((part) => part.startsWith(word) || part.replace(/^ال/, '').startsWith(word))
}
