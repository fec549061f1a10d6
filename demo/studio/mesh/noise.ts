/** Seeded value noise: the same input gives the same cloth every time. */
const hash = (x: number, y: number, z: number) => {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647 - 74207281)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967295
}

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)

/** −1 … 1 */
export function noise(x: number, y: number, z = 0): number {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const iz = Math.floor(z)
  const fx = fade(x - ix)
  const fy = fade(y - iy)
  const fz = fade(z - iz)
  let sum = 0
  for (let c = 0; c < 8; c++) {
    const dx = c & 1
    const dy = (c >> 1) & 1
    const dz = c >> 2
    const w = (dx ? fx : 1 - fx) * (dy ? fy : 1 - fy) * (dz ? fz : 1 - fz)
    sum += w * hash(ix + dx, iy + dy, iz + dz)
  }
  return sum * 2 - 1
}

export const cloud = (x: number, y: number, z = 0) =>
  noise(x, y, z) * 0.55 + noise(x * 2.03 + 7, y * 2.03, z * 2.03) * 0.28 + noise(x * 4.1, y * 4.1 + 3, z * 4.1) * 0.14

/** A repeatable sequence of 0…1. */
export function dice(seed: number): () => number {
  let n = 0
  return () => hash(seed, ++n, 17)
}

export const smoothstep = (a: number, b: number, x: number) => {
  const t = Math.max(0, Math.min(1, (x - a) / (b - a)))
  return t * t * (3 - 2 * t)
}
