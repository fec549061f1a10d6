/** One mark for each demo shop, 256 × 256. */

const GROUND = {
  'plaza-house': '#2f5a45',
  'dar-amira': '#b4532f',
  'telar-sur': '#f0e6d4',
  'taller-bruma': '#46352b',
  'low-hum': '#262a2e',
  'alto-viento': '#cfe0e2',
} as const

export type Shop = keyof typeof GROUND

const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
const fill = (d: string, color: string, more = '') => `<path d="${d}" fill="${color}" ${more}/>`

/** An arcade with the sun over it: the house on the plaza. */
function plazaHouse(): string {
  const arch = (x: number) => `M${x} 192v-32a21 21 0 0 1 42 0v32Z`
  return (
    `<circle cx="128" cy="92" r="36" fill="#e0b24e"/>` +
    fill(`M44 192V108h168v84Z${[55, 107, 159].map(arch).join('')}`, '#f3ecdf', 'fill-rule="evenodd"') +
    line('M40 106h176', '#f3ecdf', 11) +
    line('M36 200h184', '#e0b24e', 9)
  )
}

/** A jar with the door of a house in it. */
function darAmira(): string {
  return (
    fill(
      'M100 46h56c5 0 7 6 4 10l-8 12c40 14 58 44 54 78-4 32-24 52-44 62H94c-20-10-40-30-44-62-4-34 14-64 54-78l-8-12c-3-4-1-10 4-10Z' +
        'M102 208v-46c-6-6-9-13-9-20 0-20 16-32 35-32s35 12 35 32c0 7-3 14-9 20v46Z',
      '#f6e9d8',
      'fill-rule="evenodd"',
    ) +
    line('M72 96c18-12 94-12 112 0', '#b4532f', 4.5) +
    `<circle cx="128" cy="142" r="7" fill="#f0b45a"/>`
  )
}

/** A diamond from the loom: squares counted off as threads are. */
function telarSur(): string {
  const S = 14
  const tones = ['#d49a2f', '#b4532f', '#6f3b52', '#2f5a6b', '#b4532f', '#d49a2f']
  let out = ''
  for (let y = -6; y <= 6; y++)
    for (let x = -6; x <= 6; x++) {
      const far = Math.abs(x) + Math.abs(y)
      if (far > 6 || far === 4) continue
      out += `<rect x="${128 + x * S - S / 2 + 0.7}" y="${128 + y * S - S / 2 + 0.7}" width="${S - 1.4}" height="${S - 1.4}" rx="2.2" fill="${tones[Math.min(5, far)]}"/>`
    }
  for (const [x, y] of [
    [-5, -5],
    [5, -5],
    [-5, 5],
    [5, 5],
  ])
    out += [
      [0, 0],
      [Math.sign(x!), 0],
      [0, Math.sign(y!)],
    ]
      .map(
        ([dx, dy]) =>
          `<rect x="${128 + (x! + dx! * 1) * S - S / 2 + 0.7}" y="${128 + (y! + dy! * 1) * S - S / 2 + 0.7}" width="${S - 1.4}" height="${S - 1.4}" rx="2.2" fill="#2f5a6b"/>`,
      )
      .join('')
  return out
}

/** A hide's round edge, stitched, with hills going off into fog. */
function tallerBruma(): string {
  return (
    `<clipPath id="r"><circle cx="128" cy="128" r="78"/></clipPath><circle cx="128" cy="128" r="96" fill="#c98f57"/>` +
    `<circle cx="128" cy="128" r="87" fill="none" stroke="#f3e3c8" stroke-width="3.6" stroke-dasharray="11 7.200" stroke-linecap="round"/>` +
    `<g clip-path="url(#r)"><rect x="40" y="40" width="176" height="176" fill="#efe2cd"/>` +
    `<circle cx="158" cy="92" r="20" fill="#d98f4a"/>` +
    fill('M40 150l44-52 34 38 26-24 72 62v60H40Z', '#b9a48c') +
    fill('M40 172c30-12 50-4 76-10s40-22 110-4v70H40Z', '#8a6b4f') +
    fill('M40 192c40-14 70 2 100-4s50-10 80-2v50H40Z', '#46352b') +
    `${line('M52 150h62M130 166h76M60 182h50', '#fbf4e6', 7, 'opacity=".92"')}</g>`
  )
}

/** A dial that hums. */
function lowHum(): string {
  return (
    `<circle cx="128" cy="128" r="84" fill="none" stroke="#5b626a" stroke-width="5"/>` +
    Array.from({ length: 15 }, (_, i) => {
      const a = ((200 + i * 10) * Math.PI) / 180
      const [c, s] = [Math.cos(a), Math.sin(a)]
      const inner = i % 7 === 0 ? 56 : 66
      return line(
        `M${(128 + c * 72).toFixed(1)} ${(128 + s * 72).toFixed(1)}L${(128 + c * inner).toFixed(1)} ${(128 + s * inner).toFixed(1)}`,
        i === 10 ? '#f0a33c' : '#cfc8b8',
        i % 7 === 0 ? 5 : 3.4,
      )
    }).join('') +
    line('M72 150c9-26 19-26 28 0s19 26 28 0 19-26 28 0 19 26 28 0', '#f0a33c', 10)
  )
}

/** A peak that the wind goes round. */
function altoViento(): string {
  return (
    fill('M36 196 112 66c4-7 12-7 16 0l24 40 12-18c4-6 11-6 15 0l45 108Z', '#1f5a60') +
    fill('M98 92l14-24c4-7 12-7 16 0l14 24-14 12-10-8-10 8Z', '#f7f3e8') +
    line('M28 148h104c18 0 22-24 6-26-9-1-14 8-9 14', '#e8842f', 9) +
    line('M48 172h128c20 0 26 26 8 29-10 1-15-8-10-15', '#f7f3e8', 9)
  )
}

const MARKS: Readonly<Record<Shop, () => string>> = {
  'plaza-house': plazaHouse,
  'dar-amira': darAmira,
  'telar-sur': telarSur,
  'taller-bruma': tallerBruma,
  'low-hum': lowHum,
  'alto-viento': altoViento,
}

export const SHOPS = Object.keys(MARKS) as Shop[]

export const drawMark = (shop: Shop): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256"><rect width="256" height="256" fill="${GROUND[shop]}"/>${MARKS[shop]()}</svg>`
