/** Reserved names and slugs of shops. */
import { slugify } from '#platform/shared/slug.ts'

/** Names that could be mistaken for Plaza, and words that addresses of the specification reserve. */
const RESERVED = new Set(
  `admin administration administrator api assets edit feed guest help house locales manage moderator new official plaza plaza-admin
   plaza-support root security staff store support system`.split(/\s+/),
)

/** `paths`: the first segments of Plaza's pages. */
export function isReservedSlug(slug: string, paths: ReadonlySet<string>): boolean {
  return RESERVED.has(slug) || paths.has(slug)
}

/** “Admin”, “P l a z a” and “Plaza Support” are reserved. */
export function isReservedName(name: string, paths: ReadonlySet<string>): boolean {
  const slug = slugify(name)
  return isReservedSlug(slug, paths) || isReservedSlug(slug.replaceAll('-', ''), paths)
}
