/**
 * Words that a shopper types and no product is found by: articles, prepositions, “I need”. They are skipped unless nothing else is typed.
 * Spelled as `typedWords` returns them, without accents and hamza.
 */
import type { Language } from '#platform/shared/language.ts'

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

const FILLERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: set(`a an the and or of in on at to for from with by as is are be it its that this these those which who my your his her their our me
    you him them i we he she they some any one do does can could would should will want wants wanted need needs looking look find search buy
    get show please something`),
  es: set(`el la los las un una unos unas y e o u de del en a al para por con como es son ser que este esta estos estas ese esa esos esas mi
    mis tu tus su sus me te se le les lo yo ella ellas ellos algo alguno alguna quiero quisiera necesito busco buscar comprar encontrar ver
    favor`),
  ar: set(`في من على الى عن مع او ثم ان هذا هذه ذلك تلك التي الذي ما هل لي له لها لك لنا لهم هو هي انا نحن اريد اود ابحث احتاج عندي شراء
    اشتري ارجو فضلك شيء بعض`),
}

/** Typed in another spelling: “إلى” is “الى”. */
const plain = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670]/g, '')

export function withoutFillers(words: readonly string[], language: Language): string[] {
  const rest = words.filter((word) => !FILLERS[language].has(plain(word)))
  return rest.length > 0 ? rest : [...words]
}
