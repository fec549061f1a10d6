/** Finds the word that is being typed after a sign such as `@`, and puts the chosen completion in its place. Pure. */

export type TypedWord = { sign: string; start: number; typed: string }

/** The longest word that is completed. */
const MAX_TYPED = 50
const WORD = /^[\p{L}\p{M}\p{N}._-]*$/u
const BEFORE = /[\p{L}\p{M}\p{N}_@#./+-]$/u

/** The word before the cursor; null when it does not begin with one of the signs. */
export function findTypedWord(text: string, cursor: number, signs: readonly string[]): TypedWord | null {
  const before = text.slice(Math.max(0, cursor - MAX_TYPED - 1), cursor)
  const at = Math.max(...signs.map((sign) => before.lastIndexOf(sign)))
  if (at < 0) return null
  const [sign = '', typed] = [before.charAt(at), before.slice(at + 1)]
  if (!WORD.test(typed) || BEFORE.test(before.slice(0, at))) return null
  return { sign, start: cursor - typed.length - 1, typed }
}

/** Hazard 56: what is offered and inserted begins with what is typed, whichever answer arrived last. */
export function matchesTyped(word: string, typed: string): boolean {
  return toKey(word).startsWith(toKey(typed))
}

/** The text with the word in place of what was typed, and one space after it. */
export function insertWord(text: string, { sign, start, typed }: TypedWord, word: string): { text: string; cursor: number } {
  const after = text.slice(start + 1 + typed.length)
  const inserted = `${sign}${word} `
  return { text: text.slice(0, start) + inserted + after.replace(/^ /, ''), cursor: start + inserted.length }
}

function toKey(word: string): string {
  return word.normalize('NFKC').toLowerCase()
}
