import type { ShotList } from '../shot.ts'
import { altoViento } from './alto-viento.ts'
import { darAmira } from './dar-amira.ts'
import { platformStore } from './house.ts'
import { lowHum } from './low-hum.ts'
import { tallerBruma } from './taller-bruma.ts'
import { telarSur } from './telar-sur.ts'

export { SCENES } from './scenes.ts'

export const SHOTS: ShotList = { ...platformStore, ...darAmira, ...telarSur, ...tallerBruma, ...lowHum, ...altoViento }
