/** The folds of the cloth: how far it is from the body and the sleeves inside. */
import { cloud, noise, smoothstep } from '../../mesh/noise.ts'
import type { Form } from './form.ts'
import type { OnSleeve } from './sleeve.ts'

const bundle = (value: number, k: number) => 1 - Math.sqrt(value * value + k)
const ridge = (value: number) => bundle(value, 0.05) ** 2 * 1.4

export type Fold = (x: number, y: number, z: number, s: OnSleeve, dTorso: number) => number

/** `whole`: the length of a sleeve. */
export function foldsOf(form: Form, whole: number): Fold {
  const { folds } = form
  const { seed } = folds
  const high = form.sleeve.length ? form.sleeve[0]![1] + 2 : 60
  return (x, y, z, s, dTorso) => {
    const onSleeve = smoothstep(-1.5, 1.5, dTorso - s.d)
    let out = 0
    const warp = cloud(x * 0.05 + seed, y * 0.05, z * 0.05)
    if (onSleeve < 1) {
      const low = smoothstep(56, 18, y)
      const drop = ridge(noise(x * 0.1 + warp * 1.2 + seed * 7.3, y * 0.016 + warp * 0.5, z * 0.04 + seed))
      const where = smoothstep(-0.6, 0.25, noise(x * 0.035 + 3, y * 0.03, seed + 3))
      const slant = ridge(noise(x * 0.075 + y * 0.05 + seed, y * 0.06 - x * 0.025, seed + 5))
      const where2 = smoothstep(-0.1, 0.5, noise(x * 0.045 + 8, y * 0.045 + seed, seed + 4))
      out += folds.hang * (drop * where * (0.35 + 0.65 * low) + slant * where2 * 0.8) * (1 - onSleeve) * (0.2 + 0.8 * smoothstep(66, 55, y))
    }
    const ax = Math.abs(x) - 22
    const ay = y - (high - 11)
    const far = folds.pull ? Math.hypot(ax, ay) : 100
    const ray = Math.atan2(ay, -ax) * 2.6
    const side = x > 0 ? 11 : 29
    out +=
      folds.pull *
      ridge(noise(ray + warp * 1.6 + side, far * 0.03 + seed, side)) *
      smoothstep(2, 8, far) *
      Math.exp(-((far / 15) ** 2)) *
      1.2
    if (onSleeve > 0) {
      const way = s.along / whole
      const bunch =
        whole > 30
          ? Math.exp(-(((way - 0.52) / 0.16) ** 2)) + 0.9 * smoothstep(0.7, 0.92, way) * (1 - 0.7 * smoothstep(0.94, 1, way)) + 0.2
          : 0.5 * smoothstep(0.3, 0.9, way)
      const rings = ridge(noise(s.along * 0.13 + s.over * 0.4 + warp + side, Math.cos(s.over) * 0.7 + side, seed))
      const runs = ridge(noise(s.along * 0.03 + side, s.over * 0.9 + warp * 2 + seed, 4))
      out += folds.gather * (rings * bunch + runs * 0.4) * onSleeve
    }
    out += folds.soft * cloud(x * 0.045 + seed * 3, y * 0.04, z * 0.05 + seed)
    return out
  }
}
