/** Which commands somebody means. */
import type { Command } from './command.ts'

/** Case, accents, Arabic vowel signs and the forms of alef make no difference. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .toLocaleLowerCase()
    .trim()
}

/** How well a command answers: every word has to begin a word of it, and the title counts most; 0 is not at all. */
export function scoreOf({ title, words = [], detail = '' }: Pick<Command, 'title' | 'words' | 'detail'>, query: string): number {
  const asked = plain(query).split(/\s+/).filter(Boolean)
  if (asked.length === 0) return 1
  const name = plain(title)
  const rest = plain([detail, ...words].join(' '))
  const scores = asked.map((word) => {
    if (name.startsWith(word)) return 4
    if (beginsWord(name, word)) return 3
    if (beginsWord(rest, word)) return 2
    return word.length > 2 && name.includes(word) ? 1 : 0
  })
  return scores.includes(0) ? 0 : scores.reduce<number>((sum, score) => sum + score, 0) / scores.length
}

/** The best first; among equals in the order they came. */
export function matching<Item extends Pick<Command, 'title' | 'words' | 'detail'>>(items: readonly Item[], query: string): Item[] {
  return items
    .map((item) => ({ item, score: scoreOf(item, query) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ item }) => item)
}

function beginsWord(text: string, word: string): boolean {
  return text.split(/[\s·/,-]+/).some((part) => part.startsWith(word) || part.replace(/^ال/, '').startsWith(word))
}
