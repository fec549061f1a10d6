/**
 * A name as it stands in an address: small ASCII letters and digits with single hyphens between them, at most `maxLength` long.
 * Accents are dropped; a name in another script leaves nothing, and whoever asks falls back to something else.
 */
export function slugOf(name: string, maxLength = 60): string {
  return trimmed(
    trimmed(
      name
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-'),
    ).slice(0, maxLength),
  )
}

function trimmed(slug: string): string {
  return slug.replace(/^-|-$/g, '')
}

/** `wanted`, or the first of `wanted-2`, `wanted-3`, … that `isTaken` does not know. */
export function freeSlug(wanted: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(wanted)) return wanted
  for (let number = 2; ; number += 1) if (!isTaken(`${wanted}-${number}`)) return `${wanted}-${number}`
}
