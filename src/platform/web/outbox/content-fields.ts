/** The content fields of an input: all except ids and the version. */
export function contentFields(input: unknown): [name: string, value: unknown][] {
  if (typeof input !== 'object' || input === null) return []
  return Object.entries(input).filter(([name]) => name !== 'version' && name !== 'id' && !name.endsWith('Id'))
}
