/** Texts whose length is counted as readers count it: a family of emoji is one character. */
import type * as z from 'zod'
import { countCharacters, unitsFor } from './characters.ts'
import { multiLineText } from './plain-text.ts'

/** At most this many characters; more fail with the rule `tooLong`. A text of too many code units is refused before it is counted. */
export function countedText(maximum: number): z.ZodString {
  return multiLineText(unitsFor(maximum)).refine((text) => countCharacters(text) <= maximum, { params: { rule: 'tooLong', maximum } })
}
