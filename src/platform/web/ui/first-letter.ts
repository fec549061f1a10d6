const LETTER = /[\p{L}\p{N}]\p{M}*/u
/** A flag, or any character with what is joined to it. */
const CHARACTER = /(?:\p{RI}\p{RI}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d.)*/su

/** The first letter or digit of a name, in upper case if possible; else its first character. */
export function firstLetter(name: string): string {
  return ((LETTER.exec(name) ?? CHARACTER.exec(name.trim()))?.[0] ?? '').toUpperCase()
}
