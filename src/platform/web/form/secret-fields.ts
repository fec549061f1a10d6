/** Fields whose input is never stored on the device: passwords, codes, and card or bank data. */
const SECRET_AUTOCOMPLETE = /(^|\s)(current-password|new-password|one-time-code|cc-\S+)(\s|$)/

/** Recognizes a secret by the kind of its inputs. Other secrets have the rule `secret`. */
export function isSecretInput(form: ParentNode | null, path: string): boolean {
  return [...(form?.querySelectorAll('input') ?? [])].some(
    (input) => input.name === path && (input.type === 'password' || SECRET_AUTOCOMPLETE.test(input.autocomplete)),
  )
}

/** Whether a value can be stored as JSON and is still valid after a reload; a file or the address of one isn't. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.startsWith('blob:')
  if (value === null || ['number', 'boolean', 'undefined'].includes(typeof value)) return true
  if (Array.isArray(value)) return value.every(isStorable)
  return typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isStorable)
}
