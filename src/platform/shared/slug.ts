/**
 * Converts a name for use in a URL: lowercase ASCII letters and digits with single hyphens, at most `maxLength` characters.
 * Accents are dropped. A name in another script gives an empty text, and the caller needs a fallback.
 */
export function slugify(name: string, maxLength = 60): string {
  return trimHyphens(
    trimHyphens(
      name
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-'),
    ).slice(0, maxLength),
  )
}

function trimHyphens(slug: string): string {
  return slug.replace(/^-|-$/g, '')
}

/** Returns `wanted`, or the first of `wanted-2`, `wanted-3`, … that is not taken. */
export function findFreeSlug(wanted: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(wanted)) return wanted
  for (let number = 2; ; number += 1) if (!isTaken(`${wanted}-${number}`)) return `${wanted}-${number}`
}
