import { canvas, cotton, knit, type Tint } from '../materials.ts'
import { lathe } from '../mesh/lathe.ts'
import type { Mesh, Vec3 } from '../mesh/mesh.ts'
import { bend, move, stretch, turn } from '../mesh/move.ts'
import { noise, smoothstep } from '../mesh/noise.ts'
import { type Point, rounded, through } from '../mesh/profile.ts'
import { slab } from '../mesh/slab.ts'
import { strap, tube } from '../mesh/sweep.ts'
import { type Part, part } from '../shot.ts'
import { shade } from './shade.ts'

/** Crown from the sweatband up, in panels, and a brim. */
export function cap(color: Tint, o: { cycling?: Tint } = {}): Part[] {
  const cycling = o.cycling
  const cloth = cycling ? cotton(color, { threads: 12 }) : canvas(color)
  const [r, h] = cycling ? [8.6, 9.6] : [9.0, 10.6]
  const dome: Point[] = through(
    [
      [r * 0.98, 0],
      [r, 1.2],
      [r * 0.985, 3.6],
      [r * 0.92, h * 0.56],
      [r * 0.72, h * 0.79],
      [r * 0.4, h * 0.94],
      [r * 0.1, h * 0.995],
      [0.02, h],
    ],
    10,
  )
  const panels = cycling ? 2 : 3
  const crown = lathe(dome, {
    segments: 216,
    push: (a, along, y) => {
      const seam = Math.abs(Math.sin(a * panels + Math.PI / 2))
      const soft = 0.32 * noise(Math.cos(a) * 2.2, y * 0.22, Math.sin(a) * 2.2) * smoothstep(0, 5, y)
      return (
        soft -
        0.14 * Math.exp(-((seam / 0.05) ** 2)) +
        0.04 * Math.exp(-(((seam - 0.1) / 0.03) ** 2)) -
        0.1 * Math.exp(-(((along - 1.6) / 0.1) ** 2))
      )
    },
  })
  const oval = (mesh: Mesh) => stretch(mesh, 0.93, 1, 1.1)
  const reach = cycling ? 4.6 : 7.4
  const outline: Point[] = through(
    [
      [-8.0, 0],
      [-7.9, 4.5],
      [-7.2, 7 + reach * 0.42],
      [-4.6, 9.2 + reach * 0.82],
      [0, 9.6 + reach],
      [4.6, 9.2 + reach * 0.82],
      [7.2, 7 + reach * 0.42],
      [7.9, 4.5],
      [8.0, 0],
    ],
    10,
  ).reverse()
  const dropped = (mesh: Mesh) =>
    bend(mesh, ([x, y, z]) => {
      const out = Math.max(0, z - 5)
      return [x, y + 0.75 - 0.034 * x * x * (cycling ? 0.9 : 1) - out * (cycling ? -0.1 : 0.13) + 1.4, z]
    })
  const brim = dropped(slab(outline, 0.34, 0.14))
  const parts: Part[] = [
    part(oval(crown), cloth),
    part(oval(lathe(dome.map(([x, y]): Point => [Math.max(0.02, x * 0.93 - 0.1), y * 0.93]))), cotton(shade(color, 0.6))),
    part(brim, cycling ? cloth : canvas(color)),
    part(
      oval(
        move(
          lathe(
            rounded([
              [0.02, 0.1],
              [0.72, 0, 0.1],
              [0.6, 0.38, 0.25],
              [0.02, 0.45],
            ]),
          ),
          0,
          h - 0.05,
          0,
        ),
      ),
      cloth,
    ),
  ]
  for (let k = 0; k < 6; k++) {
    const inset = 0.5 + k * 0.72
    const line = outline
      .filter(([, z]) => z > 6.4 + inset * 0.3)
      .map(([x, z]): Vec3 => [x * (1 - inset * 0.105), 0.36, z - inset])
      .filter((p) => p[2] > 7.4)
    if (line.length > 4) parts.push(part(dropped(tube(line, 0.045, { sides: 6 })), cotton(shade(color, 0.82))))
  }
  if (cycling) {
    const hug = dome.map(([rr, y]): Vec3 => [0, y * 1.025 + 0.1, rr * 1.1 + 0.26])
    const over = [
      ...hug,
      ...hug
        .slice()
        .reverse()
        .map(([x, y, z]): Vec3 => [x, y, -z]),
    ]
    parts.push(
      part(
        strap(
          over.filter((_, i) => i % 3 === 0),
          3.4,
          0.14,
        ),
        cotton(cycling, { threads: 12 }),
      ),
    )
  } else {
    for (let k = 0; k < 6; k++) {
      const a = ((k + 0.5) / 6) * Math.PI * 2 + Math.PI / 6
      const at: Vec3 = [Math.cos(a) * r * 0.7 * 0.93, h * 0.79, Math.sin(a) * r * 0.7 * 1.1]
      const ring = lathe(
        rounded([
          [0.22, 0],
          [0.42, 0.02, 0.06],
          [0.4, 0.16, 0.06],
          [0.22, 0.14],
        ]),
        { segments: 24 },
      )
      const lean = turn(turn(ring, 'z', -42), 'y', (-a * 180) / Math.PI)
      parts.push(part(move(lean, ...at), cotton(shade(color, 0.8))))
    }
  }
  return parts
}

export function beanie(color: Tint): Part[] {
  const rib = knit(color, { wales: 1.7, rib: 2, depth: 0.16 })
  const ribs = 46
  const dome = through(
    [
      [8.3, 4.6],
      [8.9, 7.2],
      [8.6, 11.2],
      [7.2, 15.2],
      [4.6, 18.2],
      [2.0, 19.4],
      [0.6, 19.5],
      [0.02, 19.3],
    ],
    10,
  )
  const crown = lathe(dome, {
    segments: 276,
    push: (a, along, y) =>
      0.2 * (0.5 + 0.5 * Math.cos(a * ribs)) * smoothstep(19.5, 15, y) +
      0.3 * Math.cos(a * 8) * smoothstep(15, 19, y) +
      0.4 * noise(Math.cos(a) * 1.6, along * 0.12, Math.sin(a) * 1.6),
  })
  const cuff = lathe(
    rounded([
      [8.1, 1.0],
      [8.5, 0, 0.5],
      [9.6, 0.1, 0.6],
      [9.75, 3, 0.5],
      [9.6, 6.6, 0.6],
      [9.0, 7.2, 0.4],
      [8.4, 6.6],
    ]),
    {
      segments: 276,
      push: (a, _, y) => 0.22 * (0.5 + 0.5 * Math.cos(a * ribs)) + 0.22 * noise(Math.cos(a) * 1.7 + 4, y * 0.1, Math.sin(a) * 1.7),
    },
  )
  return [part(stretch(crown, 1, 1, 0.72), rib), part(stretch(cuff, 1, 1, 0.74), rib)]
}
