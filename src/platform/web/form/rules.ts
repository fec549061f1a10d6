/** What a field asks for, said before anything is sent. The server has the last word. */
export type FieldRules = { required?: boolean; email?: boolean; minLength?: number; maxLength?: number }

/** A rule that a value breaks, in the names and parameters the server answers with (INVALID_INPUT). */
export type BrokenRule = { rule: string; params: Record<string, unknown> }

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** The first rule that a value breaks; null when it may be sent. Space around an address counts for nothing. */
export function brokenRule(
  value: unknown,
  { required = false, email = false, minLength = 0, maxLength = Infinity }: FieldRules,
): BrokenRule | null {
  if (isEmpty(value)) return required ? { rule: 'required', params: {} } : null
  if (typeof value !== 'string') return null
  if (value.length < minLength) return { rule: 'too_small', params: { origin: 'string', minimum: minLength } }
  if (value.length > maxLength) return { rule: 'too_big', params: { origin: 'string', maximum: maxLength } }
  return email && !EMAIL.test(value.trim()) ? { rule: 'invalid_format', params: { format: 'email' } } : null
}

export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === undefined || value === null || value === false || Number.isNaN(value) || (Array.isArray(value) && value.length === 0)
}
