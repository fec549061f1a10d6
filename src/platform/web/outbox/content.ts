/** The fields of an input that are content: not what it is about, nor which version it was made from. */
export function contentOf(input: unknown): [name: string, value: unknown][] {
  if (typeof input !== 'object' || input === null) return []
  return Object.entries(input).filter(([name]) => name !== 'version' && name !== 'id' && !name.endsWith('Id'))
}
