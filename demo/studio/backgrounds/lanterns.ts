/** Strings of lights across the square, along the upper edge of the screen. */
const WIDTH = 1600
const HEIGHT = 900

/** From one height to another, hanging through in between. */
const STRINGS = [
  { from: [-40, 60], to: [760, 20], sag: 190, lamps: 11 },
  { from: [640, 10], to: [1660, 110], sag: 230, lamps: 14 },
  { from: [-60, 330], to: [1120, -20], sag: 150, lamps: 15 },
  { from: [980, -10], to: [1660, 330], sag: 120, lamps: 9 },
] as const

export function lanterns(): string {
  const parts = STRINGS.flatMap(({ from, to, sag, lamps }) => {
    const at = (share: number) => {
      const x = from[0] + (to[0] - from[0]) * share
      const y = from[1] + (to[1] - from[1]) * share
      return [Math.round(x), Math.round(y + 4 * sag * share * (1 - share))] as const
    }
    const middleX = (from[0] + to[0]) / 2
    const middleY = (from[1] + to[1]) / 2 + 2 * sag
    const cord = `<path d="M${from.join(' ')}Q${middleX} ${middleY} ${to.join(' ')}" fill="none" stroke="#000" stroke-opacity=".9" stroke-width="2"/>`
    return [cord, ...Array.from({ length: lamps }, (_, index) => lamp(...at((index + 0.5) / lamps)))]
  })
  const glow =
    '<radialGradient id="g"><stop offset="0" stop-opacity=".6"/><stop offset=".35" stop-opacity=".18"/><stop offset="1" stop-opacity="0"/></radialGradient>'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMin slice"><defs>${glow}</defs>${parts.join('')}</svg>\n`
}

function lamp(x: number, y: number): string {
  return `<circle cx="${x}" cy="${y + 14}" r="64" fill="url(#g)"/><path d="M${x} ${y}v5" stroke="#000" stroke-width="3"/><ellipse cx="${x}" cy="${y + 14}" rx="9" ry="12"/>`
}
