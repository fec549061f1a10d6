import { HAIR, mix } from './palette.ts'

/** What lies behind the head and shoulders, what lies behind the face alone, and what lies on the face. */
export type Hair = { behind: string; front: string }

const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
const circle = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const line = (d: string, stroke: string, width = 2, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ${more}/>`

const PARTED = 'M84 122C78 74 98 44 128 44s50 30 44 78c-3-24-20-42-44-56-24 14-41 32-44 56Z'
const SLICK = 'M86 112C80 70 98 47 128 47s48 23 42 65c-2-18-12-34-42-38-30 4-40 20-42 38Z'
const FRINGE = 'M83 124C76 74 97 43 128 43s52 31 45 81c-3-10-5-18-6-27-22 7-56 7-78 0-1 9-3 17-6 27Z'
const SWEPT = 'M85 120C77 70 97 42 131 42c33 0 49 32 41 78-3-14-6-24-11-32-22 2-42-4-54-18-6 18-18 28-22 50Z'

const braid = (x: number, from: number, to: number, fill: string, dark: string, sway = 0): string => {
  let out = ''
  const count = Math.round((to - from) / 13)
  for (let i = 0; i <= count; i++) {
    const y = from + ((to - from) * i) / count
    const dx = sway * (i / count)
    out += `<ellipse cx="${x + dx + (i % 2 ? 2 : -2)}" cy="${y}" rx="9" ry="9.5" fill="${i % 2 ? fill : dark}"/>`
  }
  return out
}

/** Curls: circles along an arch over the head. */
const curls = (fill: string, rings: [radius: number, count: number, size: number, from: number, to: number][], middle = 98): string =>
  rings
    .flatMap(([radius, count, size, from, to]) =>
      Array.from({ length: count }, (_, i) => {
        const a = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180
        const wobble = ((i * 7) % 5) - 2
        return circle(
          Math.round(128 + Math.cos(a) * (radius + wobble)),
          Math.round(middle - Math.sin(a) * (radius + wobble)),
          size + (i % 3),
          fill,
        )
      }),
    )
    .join('')

type Draw = (fill: string, dark: string, light: string) => Hair

const STYLES = {
  none: () => ({ behind: '', front: '' }),
  crop: (fill, _, light) => ({
    behind: '',
    front:
      path('M86 112c-7-44 12-66 44-66 31 0 47 22 40 66-2-12-4-20-9-27-12-4-20-6-34-5-14 0-22 3-32 6-5 7-7 15-9 26Z', fill) +
      line('M104 58c8-6 18-7 28-6', light, 2.4, 'opacity=".5"'),
  }),
  fade: (fill, dark) => ({
    behind: '',
    front:
      path('M86 112c-5-30 0-46 12-56l60 0c12 10 17 26 12 56-2-12-4-20-8-26H94c-4 6-6 14-8 26Z', dark, 'opacity=".75"') +
      path('M92 88c-2-28 14-44 37-44s37 16 35 44c-10-8-22-10-36-10s-26 2-36 10Z', fill),
  }),
  side: (fill, _, light) => ({
    behind: '',
    front: path(SWEPT, fill) + line('M112 62c14 12 32 15 46 13', light, 2.4, 'opacity=".45"'),
  }),
  quiff: (fill, _, light) => ({
    behind: '',
    front:
      path('M86 110c-6-30-2-44 8-52 4-16 24-24 46-20 22 3 36 20 30 72-2-12-4-19-9-25-8-1-15-4-22-9-8 6-22 8-36 6-9 6-14 14-17 28Z', fill) +
      line('M108 52c10-6 22-6 32-2', light, 2.4, 'opacity=".45"'),
  }),
  curly: (fill, dark) => ({
    behind: curls(dark, [[46, 13, 13, -6, 186]]),
    front: curls(fill, [
      [41, 12, 11, 18, 162],
      [31, 8, 11, 48, 132],
    ]),
  }),
  afro: (fill, dark) => ({
    behind: `<ellipse cx="128" cy="92" rx="62" ry="58" fill="${dark}"/>${curls(dark, [[60, 20, 9, -30, 210]], 92)}`,
    front: curls(fill, [
      [43, 13, 12, 8, 172],
      [34, 9, 12, 38, 142],
    ]),
  }),
  coils: (fill, dark) => ({
    behind: curls(dark, [
      [54, 18, 15, -62, 242],
      [62, 14, 12, -66, 246],
    ]),
    front: curls(fill, [
      [44, 12, 12, 14, 166],
      [35, 8, 11, 44, 136],
    ]),
  }),
  long: (fill, dark, light) => ({
    behind: path('M80 112C72 58 98 40 128 40s56 18 48 72c0 34 6 62 12 92-14 10-30 8-38-2h-44c-8 10-24 12-38 2 6-30 12-58 12-92Z', dark),
    front: path(PARTED, fill) + line('M104 60c-9 8-14 20-16 34', light, 2.4, 'opacity=".4"'),
  }),
  waves: (fill, dark, light) => ({
    behind: path(
      'M78 110C70 58 98 38 128 38s58 20 50 72c8 12 2 22 8 34 8 14 0 24 6 38 4 14-8 24-20 20-8 8-20 6-26-2h-36c-6 8-18 10-26 2-12 4-24-6-20-20 6-14-2-24 6-38 6-12 0-22 8-34Z',
      dark,
    ),
    front:
      path('M82 128c-6-12-6-22-2-32C80 62 98 42 130 42c30 0 48 22 46 54 4 10 4 20-2 32-2-26-16-36-40-58-10 20-46 22-52 58Z', fill) +
      line('M132 56c16 4 28 16 33 32', light, 2.4, 'opacity=".4"'),
  }),
  bob: (fill, dark, light) => ({
    behind: path('M80 108C73 58 98 40 128 40s55 18 48 68c4 22 6 38 2 52-10 8-24 8-30 2h-40c-6 6-20 6-30-2-4-14-2-30 2-52Z', dark),
    front: path(FRINGE, fill) + line('M100 62c10-8 26-11 42-7', light, 2.6, 'opacity=".4"'),
  }),
  lob: (fill, dark, light) => ({
    behind: path('M80 108C73 58 98 40 128 40s55 18 48 68c2 30 8 50 8 66-10 10-28 10-36 2h-40c-8 8-26 8-36-2 0-16 6-36 8-66Z', dark),
    front: path(SWEPT, fill) + line('M113 62c14 12 30 15 44 13', light, 2.4, 'opacity=".4"'),
  }),
  pixie: (fill, _, light) => ({
    behind: '',
    front:
      path('M84 124C76 72 96 43 130 43c32 0 49 30 42 80-4-8-6-16-7-25-26 0-44-6-58-20-3 14-14 22-23 46Z', fill) +
      line('M112 58c14-6 30-3 40 8', light, 2.4, 'opacity=".45"'),
  }),
  bun: (fill, dark, light) => ({
    behind: circle(128, 38, 21, dark) + line('M114 36c6-9 20-10 28-3', light, 2.2, 'opacity=".35"'),
    front: path(SLICK, fill) + line('M106 62c8-6 26-8 42-1', light, 2.2, 'opacity=".4"'),
  }),
  lowbun: (fill, dark, light) => ({
    behind: circle(166, 146, 19, dark),
    front: path(SWEPT, fill) + line('M112 60c14 12 30 14 44 13', light, 2.2, 'opacity=".4"'),
  }),
  tail: (fill, dark, light) => ({
    behind: path('M150 62c30-8 48 12 44 52-2 30 4 46-8 66-16-6-24-22-22-50 2-26-2-44-14-68Z', dark),
    front: path(SLICK, fill) + line('M106 62c8-6 26-8 42-1', light, 2.2, 'opacity=".4"'),
  }),
  braids: (fill, dark, light) => ({
    behind: path('M82 112C74 60 98 42 128 42s54 18 46 70c0 16-4 26-6 32H88c-2-6-6-16-6-32Z', dark),
    front: path(PARTED, fill) + line('M104 60c-9 8-14 20-16 34', light, 2.2, 'opacity=".4"'),
  }),
  plait: (fill, dark) => ({
    behind: path('M84 112C78 62 100 46 128 46s50 16 44 66c2 16-2 26-6 34H90c-4-8-8-18-6-34Z', dark),
    front: path(SLICK, fill),
  }),
  receding: (fill, dark) => ({
    behind: '',
    front:
      path('M85 118c-6-24-4-42 8-54 2 10 2 18-1 26-3 8-5 16-7 28ZM171 118c6-24 4-42-8-54-2 10-2 18 1 26 3 8 5 16 7 28Z', fill) +
      path('M91 80c3-22 18-30 37-30s34 8 37 30c-10-9-21-13-37-13s-27 4-37 13Z', dark, 'opacity=".7"'),
  }),
  sides: (fill) => ({
    behind: '',
    front: path('M85 122c-9-20-8-38 3-48 4 12 2 22 0 30-2 6-2 11-3 18ZM171 122c9-20 8-38-3-48-4 12-2 22 0 30 2 6 2 11 3 18Z', fill),
  }),
  setgrey: (fill, dark, light) => ({
    behind: curls(dark, [[48, 15, 13, -20, 200]]),
    front:
      path('M84 116C78 72 98 48 128 48s50 24 44 68c-4-18-10-28-20-36-16 6-32 4-44-4-10 8-20 20-24 40Z', fill) +
      curls(fill, [[40, 9, 10, 30, 150]]) +
      line('M104 66c8-8 22-10 32-8', light, 2.4, 'opacity=".5"'),
  }),
} satisfies Record<string, Draw>

export type Style = keyof typeof STYLES

export function hairOf([style, tone]: readonly [Style, keyof typeof HAIR]): Hair & { over: string } {
  const fill = HAIR[tone]
  const dark = mix(fill, '#1c1210', tone === 'black' ? 0.25 : 0.22)
  const light = mix(fill, '#fff2dc', 0.4)
  const hair = STYLES[style](fill, dark, light)
  const over =
    style === 'braids'
      ? braid(84, 150, 232, fill, dark, -6) + braid(172, 150, 232, fill, dark, 6)
      : style === 'plait'
        ? braid(170, 158, 240, fill, dark, 8)
        : ''
  return { ...hair, over }
}
