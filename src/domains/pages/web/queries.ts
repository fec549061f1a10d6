import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Source, useSource } from '#platform/web/source.ts'
import type { PageSlug } from '../contract/limits.ts'
import { publishedPagesQuery } from './published-pages.ts'

export const pageQuery = ({ api, language }: Source, slug: PageSlug) =>
  queryOptions({ queryKey: [language, 'pages', slug], queryFn: () => api.pages.get({ slug }), retry: false })

/** The version of a published page; null while it isn't published or not known yet. */
export function usePublishedVersion(slug: PageSlug): number | null {
  const { data } = useQuery(publishedPagesQuery(useSource()))
  return data?.items.find((page) => page.slug === slug)?.version ?? null
}

/** Asks again, after the server said that another version is published. */
export function useRefreshPublished(): () => Promise<void> {
  const client = useQueryClient()
  const { queryKey } = publishedPagesQuery(useSource())
  return () => client.invalidateQueries({ queryKey })
}
