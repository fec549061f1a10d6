/** What a field asks for, said before anything is sent. The server has the last word. */
export type FieldRules = {
  required?: boolean
  email?: boolean
  url?: boolean
  minLength?: number
  maxLength?: number
  /** A number: what is typed and cannot be read as one is still a text here. */
  number?: boolean
  whole?: boolean
  min?: number
  max?: number
  /** Of a list. */
  least?: number
  most?: number
  /** What only this field knows: the shape of a postal code, say. Asked last, of text that is not empty. */
  shape?: (text: string) => BrokenRule | null
}

/** A rule that a value breaks, in the names and parameters the server answers with (INVALID_INPUT). */
export type BrokenRule = { rule: string; params: Record<string, unknown> }

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** The first rule that a value breaks; null when it may be sent. Space around an address counts for nothing. */
export function brokenRule(value: unknown, rules: FieldRules): BrokenRule | null {
  const { required = false, email = false, url = false, minLength = 0, maxLength = Infinity } = rules
  if (isEmpty(value)) return required ? { rule: 'required', params: {} } : null
  if (Array.isArray(value)) return brokenList(value.length, rules)
  if (typeof value === 'number') return brokenNumber(value, rules)
  if (typeof value !== 'string') return null
  if (rules.number) return { rule: 'invalid_type', params: { expected: 'number' } }
  if (url && !URL.canParse(value.trim())) return { rule: 'invalid_format', params: { format: 'url' } }
  if (value.length < minLength) return { rule: 'too_small', params: { origin: 'string', minimum: minLength } }
  if (value.length > maxLength) return { rule: 'too_big', params: { origin: 'string', maximum: maxLength } }
  if (email && !EMAIL.test(value.trim())) return { rule: 'invalid_format', params: { format: 'email' } }
  return rules.shape?.(value) ?? null
}

function brokenNumber(value: number, { whole = false, min = -Infinity, max = Infinity }: FieldRules): BrokenRule | null {
  if (whole && !Number.isInteger(value)) return { rule: 'invalid_type', params: { expected: 'int' } }
  if (value < min) return { rule: 'too_small', params: { origin: 'number', minimum: min } }
  return value > max ? { rule: 'too_big', params: { origin: 'number', maximum: max } } : null
}

function brokenList(length: number, { least = 0, most = Infinity }: FieldRules): BrokenRule | null {
  if (length < least) return { rule: 'too_small', params: { origin: 'array', minimum: least } }
  return length > most ? { rule: 'too_big', params: { origin: 'array', maximum: most } } : null
}

export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === undefined || value === null || value === false || Number.isNaN(value) || (Array.isArray(value) && value.length === 0)
}
