import { PAGE_SLUGS, type PageSlug } from '../contract/limits.ts'

export const ADMIN_PAGES = '/admin/pages'

export const adminPagePath = (slug: PageSlug) => `${ADMIN_PAGES}/${slug}`

export function isPageSlug(slug: string): slug is PageSlug {
  return PAGE_SLUGS.some((known) => known === slug)
}
