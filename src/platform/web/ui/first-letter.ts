import { splitCharacters } from '../../shared/characters.ts'

/** The first letter or digit of a name, in upper case if possible; else its first character. */
export function firstLetter(name: string): string {
  const characters = splitCharacters(name.trim())
  return (characters.find((character) => /[\p{L}\p{N}]/u.test(character)) ?? characters[0] ?? '').toUpperCase()
}
