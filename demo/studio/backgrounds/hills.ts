/** Ridges behind the town, one paler than the next, along the lower edge of the screen. */
const WIDTH = 1600
const HEIGHT = 900
const STEP = 40

type Ridge = { base: number; waves: readonly (readonly [height: number, length: number, shift: number])[]; alpha: number }

const RIDGES: readonly Ridge[] = [
  {
    base: 470,
    alpha: 0.28,
    waves: [
      [70, 760, 0.4],
      [26, 310, 2.1],
      [9, 120, 0.7],
    ],
  },
  {
    base: 570,
    alpha: 0.36,
    waves: [
      [62, 640, 2.6],
      [30, 270, 0.2],
      [8, 105, 1.9],
    ],
  },
  {
    base: 672,
    alpha: 0.5,
    waves: [
      [56, 820, 4.4],
      [24, 330, 3.1],
      [7, 140, 0.1],
    ],
  },
  {
    base: 776,
    alpha: 0.72,
    waves: [
      [44, 700, 1.2],
      [20, 260, 5.0],
      [5, 110, 2.8],
    ],
  },
]

export function hills(): string {
  const ridges = RIDGES.map(({ base, waves, alpha }) => {
    const points = Array.from({ length: WIDTH / STEP + 1 }, (_, index) => {
      const x = index * STEP
      const lift = waves.reduce((sum, [height, length, shift]) => sum + height * Math.sin((2 * Math.PI * x) / length + shift), 0)
      return [x, Math.round(base - lift)] as const
    })
    return `<path d="M0 ${HEIGHT}V${points[0]?.[1]}${curve(points)}V${HEIGHT}Z" fill-opacity="${alpha}"/>`
  })
  const sun = '<circle cx="1180" cy="330" r="86" fill-opacity=".5"/>'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice">${sun}${ridges.join('')}</svg>\n`
}

/** Through all points, bent halfway between them. */
function curve(points: readonly (readonly [number, number])[]): string {
  return points
    .slice(1)
    .map(([x, y], index) => {
      const [beforeX, beforeY] = points[index] ?? [0, 0]
      return `Q${beforeX} ${beforeY} ${(beforeX + x) / 2} ${Math.round((beforeY + y) / 2)}`
    })
    .join('')
    .concat(`L${points.at(-1)?.join(' ')}`)
}
