/** Converts between the values of a schema form and the input of its operation. */
import type { FieldShape } from '#platform/shared/form-fields.ts'
import type { FieldRules } from '../rules.ts'

export type SchemaValues = Record<string, unknown>

/** Initial values: from the record, else the defaults of the contract, else empty. */
export function initialValues(fields: readonly FieldShape[], record: SchemaValues = {}): SchemaValues {
  const values: SchemaValues = {}
  for (const { path, kind, initial } of fields) setAt(values, path, getAt(record, path) ?? initial ?? emptyValue(kind))
  return values
}

/** The input to send: text is trimmed; an empty value is null, or left out when it is optional. */
export function toInput(fields: readonly FieldShape[], values: SchemaValues, fixed: SchemaValues = {}): SchemaValues {
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

/** The rules that the browser checks before sending. */
export function toFieldRules({ kind, required, minLength, maxLength, min, max, whole, least, most }: FieldShape): FieldRules {
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

function emptyValue(kind: FieldShape['kind']): unknown {
  if (kind === 'switch') return false
  if (kind === 'words' || kind === 'choices') return []
  if (kind === 'number' || kind === 'money') return null
  return ''
}
