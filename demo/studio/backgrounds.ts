/**
 * `node studio/backgrounds.ts`: draws the four background pictures (spec §9). They have no colour of their own: Plaza prints
 * them in the inks of the palette that is shown, so one file serves all.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { contours } from './backgrounds/contours.ts'
import { hills } from './backgrounds/hills.ts'
import { lanterns } from './backgrounds/lanterns.ts'
import { tiles } from './backgrounds/tiles.ts'

const folder = new URL('../../public/backgrounds/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, draw] of Object.entries({ tiles, hills, contours, lanterns })) writeFileSync(new URL(`${name}.svg`, folder), draw())
