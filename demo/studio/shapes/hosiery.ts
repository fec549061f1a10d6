import { knit, type Tint } from '../materials.ts'
import { capsule, join } from '../mesh/distance.ts'
import { type Plan, panel } from '../mesh/panel.ts'
import { moved, type Part, part, turned } from '../shot.ts'

/** A sock on its side, toe to the right; the leg stands on y up. */
export function sock(color: Tint, accent: Tint, o: { thick?: boolean; stripes?: boolean } = {}): Part[] {
  const wales = o.thick ? 2.2 : 3.6
  const leg: Plan = (x, y) => capsule(x, y, 0, [0, 9, 0], [-0.6, 30, 0], 4.6, 4.9)
  const foot: Plan = (x, y) => capsule(x, y, 0, [0.6, 5.2, 0], [14.6, 4.2, 0], 5.1, 4.2)
  const whole: Plan = (x, y) => join(leg(x, y), foot(x, y), 7)
  const t = o.thick ? 1.6 : 1.0
  const options = { thickness: t, creases: 0.35, seed: o.thick ? 61 : 63, seam: false, cell: 0.22 }
  /** A little larger than the sock itself, so that the cloth below does not show at its rim. */
  const over =
    (edge: Plan): Plan =>
    (x, y) =>
      Math.max(whole(x, y) - 0.12, edge(x, y))
  const body = knit(color, {
    wales,
    ...(o.thick ? {} : { rib: 2, depth: 0.06 }),
    ...(o.stripes ? { stripes: { color: accent, width: 1.1, gap: 1.3, first: 24.6 } } : {}),
  })
  const top: Plan = (_, y) => y - 28
  const parts = [
    part(
      panel((x, y) => Math.max(whole(x, y), top(x, y)), [-8, -2, 22, 36], options),
      body,
    ),
  ]
  const cuff: Plan = (x, y) => Math.max(capsule(x, y, 0, [-0.4, 26, 0], [-0.7, 34, 0], 5.1), y - 34.4, 27.6 - y)
  parts.push(
    part(
      panel(cuff, [-8, 26, 8, 36], { ...options, thickness: t * 1.15, creases: 0.08 }),
      knit(o.stripes ? color : color, { wales: wales * 1.05, rib: 2, depth: 0.1 }),
    ),
  )
  const heel: Plan = (x, y) => Math.hypot(x + 3.6, y - 1.8) - 5.6
  const toe: Plan = (x) => 14 - x
  const solid = knit(accent, { wales })
  for (const region of [heel, toe]) parts.push(part(panel(over(region), [-8, -2, 22, 36], { ...options, lift: 0.12, cell: 0.15 }), solid))
  return parts
}

export const sockPair = (color: Tint, accent: Tint, o: { thick?: boolean; stripes?: boolean } = {}): Part[] => [
  ...turned(moved(sock(color, accent, o), -6, 0, 12), 'y', 5),
  ...moved(turned(sock(color, accent, o), 'y', -7), 9, o.thick ? 0.5 : 0.3, 19),
]
