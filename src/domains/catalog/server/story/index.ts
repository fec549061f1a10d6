import { altoViento } from './alto-viento.ts'
import { darAmira } from './dar-amira.ts'
import { house } from './house.ts'
import { lowHum } from './low-hum.ts'
import type { StoryVendor } from './story-product.ts'
import { tallerBruma } from './taller-bruma.ts'
import { telarSur } from './telar-sur.ts'

/** The demo catalogue: the operator's own shop first, then five vendors with a character of their own. */
export const STORY: StoryVendor[] = [house, darAmira, telarSur, tallerBruma, lowHum, altoViento]
