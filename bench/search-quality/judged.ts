/** The kinds of queries that are judged, ten of each in every language. */
export const KINDS = [
  'name',
  'slip',
  'color + noun',
  'vendor + noun',
  'category',
  'plural',
  'definite article',
  'SKU',
  'synonym',
  'sentence',
] as const

export type Kind = (typeof KINDS)[number]

/**
 * By kind, each query with the products of the demo that a shopper would accept as an answer, by slug and separated by spaces. `@tech` stands
 * for every product of that category.
 */
export type JudgedQueries = Readonly<Record<Kind, Readonly<Record<string, string>>>>
