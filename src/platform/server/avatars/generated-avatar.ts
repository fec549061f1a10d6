/** Generates an avatar for a person without a picture: a small scene derived from their name. */
import { avatarPalette } from './avatar-palette.ts'
import { SCENES } from './avatar-scenes.ts'
import { createSeededRandom } from './seeded-random.ts'

/** Returns an SVG of shapes and colors. The same seed always gives the same picture; the SVG does not contain the seed. */
export function generatedAvatar(seed: string): string {
  const dice = createSeededRandom(seed)
  const scene = dice.oneOf(SCENES)
  const palette = avatarPalette(dice)
  const [top, bottom] = palette.ground
  const shine =
    '<radialGradient id="s" cx=".28" cy=".18" r=".8"><stop stop-color="#fff" stop-opacity=".28"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>'
  const ground = `<linearGradient id="g" x1="0" y1="0" x2=".4" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="0 0 80 80"><defs>${ground}${shine}</defs><path fill="url(#g)" d="M0 0h80v80H0z"/>${scene(dice, palette)}<path fill="url(#s)" d="M0 0h80v80H0z"/></svg>`
}
