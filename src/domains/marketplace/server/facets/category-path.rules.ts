type Category = { slug: string; parentSlug: string | null }

/** The path from a category to the root, starting with the category itself. */
export function categoryPath(categories: readonly Category[], slug: string): string[] {
  const path: string[] = []
  for (let next: string | null = slug; next !== null && !path.includes(next); ) {
    const here: string = next
    path.push(here)
    next = categories.find((category) => category.slug === here)?.parentSlug ?? null
  }
  return path
}

/** These categories and all below them. */
export function slugsWithin(categories: readonly Category[], slugs: readonly string[]): string[] {
  return categories.map(({ slug }) => slug).filter((slug) => categoryPath(categories, slug).some((each) => slugs.includes(each)))
}
