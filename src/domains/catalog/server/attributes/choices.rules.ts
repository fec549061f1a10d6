/** The fields of an attribute that depend on its type. Pure: no database, no clock. */
import { attributeKeyFor, MAX_OPTION, type NewAttribute } from '../../contract.ts'
import type { Choice, Names } from './attributes.sql.ts'

type BrokenRule = { path: string; rule: string; params: Record<string, unknown> }

/** Only choices have choices and only numbers have a unit; all else is ignored. New choices get a value. */
export function withoutOthers({ type, choices, unit }: Pick<NewAttribute, 'type' | 'choices' | 'unit'>): {
  choices: Choice[]
  unit: Names
} {
  return {
    unit: type === 'number' ? written(unit) : {},
    choices: type === 'choice' ? choices.map(({ value, names }) => ({ value: value ?? valueFor(names.en), names: written(names) })) : [],
  }
}

/** Names in Latin letters give a readable value; others are the value themselves. */
const valueFor = (name: string) => attributeKeyFor(name) || name.toLowerCase().slice(0, MAX_OPTION)

/** Leaves out empty translations. */
export function written({ en, es, ar }: { en: string; es?: string | undefined; ar?: string | undefined }): Names {
  return { ...(en && { en }), ...(es && { es }), ...(ar && { ar }) }
}

/** Every rule that the fields break; paths point into the operation's input. Values that differ in case only are one value. */
export function brokenAttributeRules({ type, facet }: Pick<NewAttribute, 'type' | 'facet'>, choices: readonly Choice[]): BrokenRule[] {
  const plain = choices.map(({ value }) => value.toLowerCase())
  return [
    ...(type === 'text' && facet ? [{ path: 'facet', rule: 'facetOfText', params: {} }] : []),
    ...choices.flatMap(({ names }, index) =>
      plain.indexOf(plain[index] ?? '') < index
        ? [{ path: `choices.${index}.names.en`, rule: 'choiceTwice', params: { name: names.en } }]
        : [],
    ),
  ]
}
