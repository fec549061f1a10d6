/** Where the generated picture of a name is served. */

/** In characters as people count code points; longer names are cut. */
export const MAX_SEED_LENGTH = 60

export function avatarPath(name: string): string {
  const seed = Array.from(name.normalize('NFC').toWellFormed()).slice(0, MAX_SEED_LENGTH).join('')
  return `/avatars/${encodeURIComponent(seed)}.svg`
}
