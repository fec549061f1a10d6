/** Stars and crosses, as they are laid from Granada to Damascus: a tile that repeats, 120 by 120. */
const SIDE = 120
const TIP = SIDE / 2
/** Where two squares, one turned by 45°, cut each other. */
const NOTCH = TIP * Math.SQRT2 * Math.sin(Math.PI / 8) * Math.SQRT2 * Math.cos(Math.PI / 8)

export function tiles(): string {
  const stars = [0, 1].flatMap((x) => [0, 1].map((y) => [x * SIDE, y * SIDE] as const))
  const ring = (scale: number) => stars.map(([x, y]) => star(x, y, scale)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}"><path d="${ring(1)}" fill-opacity=".34"/><path d="${ring(0.62)}" fill-opacity=".66"/><path d="${ring(0.26)}"/><path d="${star(TIP, TIP, 0.2)}" fill-opacity=".55"/></svg>\n`
}

function star(x: number, y: number, scale: number): string {
  const corners = Array.from({ length: 16 }, (_, index) => {
    const radius = scale * (index % 2 === 0 ? TIP : NOTCH)
    const angle = (index * Math.PI) / 8
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`
  })
  return `M${corners.join('L')}Z`
}

const round = (value: number) => Math.round(value * 10) / 10
