/** The goods that a promotion applies to. One rule for cards, carts and orders. This file doesn't import zod, so that screens can use it. */

/** Any of these products, categories (slugs), tags or collections (ids). Empty lists mean all products. */
export type Scope = {
  products: readonly string[]
  categories: readonly string[]
  tags: readonly string[]
  collections: readonly string[]
}

/** `categories`: slugs of the product's category and its ancestors. `collections`: ids. */
export type ScopedProduct = {
  productId: string
  categories: readonly string[]
  tags: readonly string[]
  collections: readonly string[]
}

export function isInScope(scope: Scope, { productId, categories, tags, collections }: ScopedProduct): boolean {
  if (isWithoutScope(scope)) return true
  return (
    scope.products.includes(productId) ||
    categories.some((slug) => scope.categories.includes(slug)) ||
    collections.some((id) => scope.collections.includes(id)) ||
    tags.some((tag) => scope.tags.some((other) => isSameTag(tag, other)))
  )
}

function isWithoutScope({ products, categories, tags, collections }: Scope): boolean {
  return products.length + categories.length + tags.length + collections.length === 0
}

const isSameTag = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
