/** Between what a form from a schema holds and what its operation takes. */
import type { FieldShape } from '#platform/shared/form-fields.ts'
import type { FieldRules } from '../rules.ts'

export type SchemaValues = Record<string, unknown>

/** What stands in the form at first: the record's, else what the contract begins with, else nothing. */
export function initialValues(fields: readonly FieldShape[], record: SchemaValues = {}): SchemaValues {
  const values: SchemaValues = {}
  for (const { path, kind, initial } of fields) setAt(values, path, getAt(record, path) ?? initial ?? emptyOf(kind))
  return values
}

/** What is sent: text without the space around it; what is empty is null, or not sent where it may be left out. */
export function inputOf(fields: readonly FieldShape[], values: SchemaValues, fixed: SchemaValues = {}): SchemaValues {
  const input = structuredClone(fixed)
  for (const { path, kind, required, nullable } of fields) {
    const typed = getAt(values, path)
    const value = typeof typed === 'string' ? typed.trim() : typed
    const empty = value === '' || value === null || value === undefined
    if (!empty) setAt(input, path, value)
    else if (nullable) setAt(input, path, null)
    else if (required || kind === 'text' || kind === 'lines') setAt(input, path, '')
  }
  return input
}

/** What the browser can say before anything is sent. */
export function rulesOf({ kind, required, minLength, maxLength, min, max, whole, least, most }: FieldShape): FieldRules {
  const isNumber = kind === 'number' || kind === 'money'
  const isList = kind === 'words' || kind === 'choices'
  return {
    required,
    ...(kind === 'email' && { email: true }),
    ...(kind === 'url' && { url: true }),
    ...(isNumber && { number: true }),
    ...(whole && { whole }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(!isList && minLength !== undefined && { minLength }),
    ...(!isList && maxLength !== undefined && { maxLength }),
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
  }
}

export function getAt(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((node, step) => (node as SchemaValues | null | undefined)?.[step], values)
}

function setAt(values: SchemaValues, path: string, value: unknown): void {
  const steps = path.split('.')
  const last = steps.pop() ?? path
  let node = values
  for (const step of steps) {
    node[step] ??= {}
    node = node[step] as SchemaValues
  }
  node[last] = value
}

function emptyOf(kind: FieldShape['kind']): unknown {
  if (kind === 'switch') return false
  if (kind === 'words' || kind === 'choices') return []
  if (kind === 'number' || kind === 'money') return null
  return ''
}
