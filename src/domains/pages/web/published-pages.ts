/** Every visit loads this file with the footer, so it has no more than the footer needs. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Source, useSource } from '#platform/web/source.ts'
import type { PageSlug } from '../contract/limits.ts'

/** The published pages with their versions, in every language the same. They change rarely. */
export const publishedPagesQuery = ({ api }: Pick<Source, 'api'>) =>
  queryOptions({ queryKey: ['pages'], queryFn: () => api.pages.published(), staleTime: 600_000 })

/** Returns a function that finds the address of a page; null while it isn't published or not known yet. */
export function usePagePaths(): (slug: PageSlug) => string | null {
  const { data } = useQuery(publishedPagesQuery(useSource()))
  return (slug) => (data?.items.some((page) => page.slug === slug) ? pagePath(slug) : null)
}

export const pagePath = (slug: PageSlug) => `/pages/${slug}`
