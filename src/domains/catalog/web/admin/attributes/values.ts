/** Form values of an attribute; field paths equal those of the input that is sent. */
import { type AttributeType, attributeKeyFor } from '../../../contract/attribute-keys.ts'
import type { ManagedAttribute, NewAttribute } from '../../../contract.ts'

export type Names = { en: string; es: string; ar: string }

/** `value` is null for a new choice. `id`: React key. */
export type FormChoice = { id: string; value: string | null; names: Names }

export type AttributeValues = {
  key: string
  names: Names
  type: AttributeType
  unit: Names
  facet: boolean
  searchable: boolean
  choices: FormChoice[]
  categories: { id: string; required: boolean }[]
}

const NO_NAMES: Names = { en: '', es: '', ar: '' }

export const newChoice = (): FormChoice => ({ id: crypto.randomUUID(), value: null, names: { ...NO_NAMES } })

export const EMPTY: AttributeValues = {
  key: '',
  names: NO_NAMES,
  type: 'choice',
  unit: NO_NAMES,
  facet: true,
  searchable: true,
  choices: [],
  categories: [],
}

export function toFormValues({ choices, used: _, version: __, ...fields }: ManagedAttribute): AttributeValues {
  return { ...fields, choices: choices.map((choice) => ({ ...choice, id: choice.value })) }
}

/** A field that was never shown has no value. Choices without a name are left out. */
export function toInput({ key = '', names, unit, choices, facet, type, ...values }: AttributeValues): NewAttribute {
  return {
    ...values,
    type,
    names: trimmed(names),
    unit: trimmed(unit),
    facet: facet && type !== 'text',
    key: key.trim() || attributeKeyFor(trimmed(names).en),
    choices: choices
      .filter((choice) => choice.names.en.trim() !== '')
      .map((choice) => ({ names: trimmed(choice.names), ...(choice.value !== null && { value: choice.value }) })),
  }
}

function trimmed({ en = '', es = '', ar = '' }: Partial<Names>): Names {
  return { en: en.trim(), es: es.trim(), ar: ar.trim() }
}
