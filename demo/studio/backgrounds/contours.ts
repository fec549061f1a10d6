/** The lines of a map of mountains that never were: a tile that repeats, 720 by 720. */
const SIDE = 720
const CELL = 15
const CELLS = SIDE / CELL
const LEVELS = [-1.5, -1.1, -0.7, -0.35, 0, 0.35, 0.7, 1.1, 1.5]

/** Whole numbers of waves in a tile, so that its edges meet. */
const WAVES = [
  [1, 1, 0.6, 0.9],
  [2, -1, 2.1, 0.7],
  [-1, 2, 4.0, 0.6],
  [3, 1, 1.3, 0.3],
  [1, -3, 5.2, 0.28],
] as const

const height = (x: number, y: number) =>
  WAVES.reduce((sum, [across, down, shift, weight]) => sum + weight * Math.sin((2 * Math.PI * (across * x + down * y)) / CELLS + shift), 0)

type Point = readonly [x: number, y: number]

export function contours(): string {
  const paths = LEVELS.map((level, index) => {
    const d = joined(cuts(level)).map((line) => `M${line.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`)
    return `<path d="${d.join('')}" stroke-width="${index % 3 === 1 ? 2.6 : 1.5}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}" fill="none" stroke="#000" stroke-linejoin="round">${paths.join('')}</svg>\n`
}

/** Where a level passes through each cell, as short pieces (marching squares). */
function cuts(level: number): [Point, Point][] {
  const pieces: [Point, Point][] = []
  for (let row = 0; row < CELLS; row += 1) {
    for (let column = 0; column < CELLS; column += 1) {
      const corners = [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ].map(([x = 0, y = 0]) => [column + x, row + y] as const)
      const crossed = corners.flatMap((from, index): Point[] => {
        const to = corners[(index + 1) % 4] ?? from
        const a = height(...from) - level
        const b = height(...to) - level
        if (a < 0 === b < 0) return []
        const share = a / (a - b)
        return [[(from[0] + (to[0] - from[0]) * share) * CELL, (from[1] + (to[1] - from[1]) * share) * CELL]]
      })
      for (let index = 0; index + 1 < crossed.length; index += 2) {
        const [one, other] = crossed.slice(index, index + 2)
        if (one && other) pieces.push([one, other])
      }
    }
  }
  return pieces
}

/** Pieces that touch become one line. */
function joined(pieces: readonly [Point, Point][]): Point[][] {
  const left = new Set(pieces)
  const nextTo = (point: Point) => [...left].find((piece) => piece.some((end) => Math.hypot(end[0] - point[0], end[1] - point[1]) < 0.01))
  const lines: Point[][] = []
  for (const piece of pieces) {
    if (!left.delete(piece)) continue
    const line: Point[] = [...piece]
    extend(line, left, nextTo)
    line.reverse()
    extend(line, left, nextTo)
    lines.push(line)
  }
  return lines
}

function extend(line: Point[], left: Set<[Point, Point]>, nextTo: (point: Point) => [Point, Point] | undefined): void {
  for (;;) {
    const end = line.at(-1)
    const piece = end && nextTo(end)
    if (!end || !piece) return
    left.delete(piece)
    const [one, other] = piece
    line.push(Math.hypot(one[0] - end[0], one[1] - end[1]) < 0.01 ? other : one)
  }
}

const round = (value: number) => Math.round(value * 10) / 10
