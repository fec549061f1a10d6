/** Characters as people see them: a family of emoji is one, and so is a letter with its marks. */

/** Text in which every code unit is one that people see. */
const SIMPLE = /^[\n\u0020-\u007e\u00a0-\u02ff\u060c\u061b\u061f-\u064a\u0660-\u066c]*$/

/** Making one takes tens of milliseconds on a phone, and most texts need none. */
let segmenter: Intl.Segmenter | undefined

export function countCharacters(text: string): number {
  if (SIMPLE.test(text)) return text.length
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text)).length
}

/** Code units that a text of so many characters may take: four for each, which a page of nothing but flags needs. */
export const unitsFor = (characters: number): number => characters * 4
