/** URL of the picture that is generated from a name. */

/** In Unicode code points; longer names are cut. */
export const MAX_SEED_LENGTH = 60

export function avatarPath(name: string): string {
  const seed = Array.from(name.normalize('NFC').toWellFormed()).slice(0, MAX_SEED_LENGTH).join('')
  return `/avatars/${encodeURIComponent(seed)}.svg`
}
