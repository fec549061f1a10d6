import { altoViento } from './alto-viento.ts'
import { darAmira } from './dar-amira.ts'
import type { DemoVendor } from './demo-product.ts'
import { lowHum } from './low-hum.ts'
import { platformStore } from './platform-store.ts'
import { tallerBruma } from './taller-bruma.ts'
import { telarSur } from './telar-sur.ts'

/** The demo vendors: the platform store first, because the first shop gets number 1. */
export const DEMO: DemoVendor[] = [platformStore, darAmira, telarSur, tallerBruma, lowHum, altoViento]
