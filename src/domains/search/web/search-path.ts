/** The address of a search; `type` limits it to one kind of record. */
export function searchPath(q: string, type?: string): string {
  const params = new URLSearchParams({ q, ...(type && { type }) })
  return `/search?${params}`
}
