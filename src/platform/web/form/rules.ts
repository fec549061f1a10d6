/** Validation rules that the browser checks before sending. The server checks again. */
export type FieldRules = {
  required?: boolean
  /** Bank details and other confidential input, which no draft contains. Passwords, codes and cards are recognized by their inputs. */
  secret?: boolean
  email?: boolean
  url?: boolean
  minLength?: number
  maxLength?: number
  /** Must be a number; input that can't be parsed stays a string here. */
  number?: boolean
  whole?: boolean
  min?: number
  max?: number
  /** Minimum and maximum number of list items. */
  least?: number
  most?: number
  /** A custom check, such as the format of a postal code. Runs last, and only for text that isn't empty. */
  shape?: (text: string) => BrokenRule | null
}

/** A broken rule, with the names and parameters of the server's INVALID_INPUT. */
export type BrokenRule = { rule: string; params: Record<string, unknown> }

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** The first rule that a value breaks, or null. Spaces around an email or web address are ignored. */
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
