/** Categories as a tree. */

type Category = { slug: string; parentSlug: string | null }

/** A category and those above it, itself first. */
export function pathOf(categories: readonly Category[], slug: string): string[] {
  const path: string[] = []
  for (let next: string | null = slug; next !== null && !path.includes(next); ) {
    const here: string = next
    path.push(here)
    next = categories.find((category) => category.slug === here)?.parentSlug ?? null
  }
  return path
}
