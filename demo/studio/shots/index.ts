import type { ShotList } from '../shot.ts'
import { altoViento } from './alto-viento.ts'
import { BANNERS } from './banners.ts'
import { darAmira } from './dar-amira.ts'
import { platformStore } from './house.ts'
import { lowHum } from './low-hum.ts'
import { ROOMS } from './rooms.ts'
import { SCENES as SHOP_SCENES } from './scenes.ts'
import { tallerBruma } from './taller-bruma.ts'
import { telarSur } from './telar-sur.ts'

export const SCENES: typeof SHOP_SCENES = {
  ...SHOP_SCENES,
  ...Object.fromEntries(
    Object.entries(BANNERS).map(([shop, build]) => [`banner-${shop}`, { build, widths: [1600, 800] as [number, number] }]),
  ),
}

const ON_PAPER: ShotList = { ...platformStore, ...darAmira, ...telarSur, ...tallerBruma, ...lowHum, ...altoViento }

export const SHOTS: ShotList = Object.fromEntries(
  Object.entries(ON_PAPER).map(([slug, shots]) => [slug, ROOMS[slug] ? [...shots, ROOMS[slug]] : shots]),
)
