import type { CategoryView } from '../contract.ts'

/** What a category is called, as the server says it in the reader's language. */
export function useCategoryName(): (category: CategoryView) => string {
  return ({ name }) => name
}
