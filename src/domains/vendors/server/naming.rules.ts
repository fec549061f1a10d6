/** What a shop may be called. */
import { slugOf } from '#platform/shared/slug.ts'

/** They stand in addresses, or would pass for Plaza itself. */
const RESERVED = new Set(
  `admin administration administrator api assets blog cart checkout dashboard edit feed finances guest help house locales manage
   marketplace moderator new official orders payments plaza plaza-admin plaza-support products register reviews root security
   settings staff store support system vendor vendors`.split(/\s+/),
)

export function isReservedSlug(slug: string): boolean {
  return RESERVED.has(slug)
}

/** «Admin», «P l a z a» and «Plaza Support» are nobody's. */
export function isReservedName(name: string): boolean {
  const slug = slugOf(name)
  return RESERVED.has(slug) || RESERVED.has(slug.replaceAll('-', ''))
}
