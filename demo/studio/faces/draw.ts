import { hairOf } from './hair.ts'
import { BACK, CLOTH, HAIR, mix, SKIN } from './palette.ts'
import type { Look } from './people.ts'

const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
const line = (d: string, stroke: string, width = 2.4, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
const both = (draw: (s: number) => string) => draw(-1) + draw(1)
const INK = '#2b211e'

/** A face of 256 × 256, as SVG. */
export function drawFace(look: Look): string {
  const skin = SKIN[look.skin]
  const shade = mix(skin, '#7a2f1d', look.skin === 'deep' ? 0.28 : 0.2)
  const warm = mix(skin, '#d0483a', look.skin === 'deep' ? 0.2 : 0.28)
  const [half, chin] = look.face ?? (look.build === 'broad' ? [42, 29] : [40, 24])
  const bottom = 166
  const head = `M${128 - half} 106C${128 - half} 78 ${128 - half * 0.6} 62 128 62s${half} 16 ${half} 44C${128 + half} 136 ${128 + chin} ${bottom} 128 ${bottom}S${128 - half} 136 ${128 - half} 106Z`
  const hair = hairOf(look.hair)
  const lower = look.scarf ? '' : neck(skin, shade)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="18 11 220 220" width="256" height="256">
<defs><clipPath id="f"><path d="${head}"/></clipPath></defs>
<rect width="256" height="256" fill="${BACK[look.back]}"/>
<circle cx="128" cy="118" r="96" fill="${mix(BACK[look.back], '#fffaf0', 0.28)}"/>
${look.scarf ? scarfBehind(CLOTH[look.scarf]) : hair.behind}
${lower}${clothes(look, skin)}
${look.scarf ? '' : both((s) => `<ellipse cx="${128 + s * (half + 1)}" cy="114" rx="7.5" ry="11" fill="${skin}"/>${line(`M${128 + s * (half + 2)} 109q${s * 3.4} 4 ${s * 0.4} 9`, shade, 2)}`)}
${path(head, skin)}
<g clip-path="url(#f)">${path(`M${128 + half} 60c-10 22-6 66-22 ${bottom - 60}h40V60Z`, shade, 'opacity=".32"')}
${both((s) => `<circle cx="${128 + s * 24}" cy="131" r="10" fill="${warm}" opacity=".45"/>`)}
${look.beard ? beard(look) : ''}</g>
${features(look, skin, shade)}
${look.scarf ? scarfFront(CLOTH[look.scarf]) : hair.front}
${look.hat ? hat(look.hat[0], CLOTH[look.hat[1]]) : ''}
${look.glasses ? glasses(look.glasses, look.skin === 'deep' ? '#e6c071' : '#3a2b25') : ''}
${look.earrings ? both((s) => `<circle cx="${128 + s * (half + 3)}" cy="130" r="3.8" fill="#e3b04b"/>`) : ''}
${hair.over}
</svg>`
}

const neck = (skin: string, shade: string) =>
  path('M109 140v40c0 12-10 16-24 20 8 26 78 26 86 0-14-4-24-8-24-20v-40Z', skin) +
  path('M109 152c10 14 28 20 38 2v16c-10 14-28 14-38 4Z', shade, 'opacity=".8"')

function features(look: Look, skin: string, shade: string): string {
  const hairTone = look.old ? mix(HAIR[look.hair[1]], '#6f6760', 0.35) : mix(HAIR[look.hair[1]], INK, 0.35)
  const high = look.brows === 'strong' ? 4.4 : 3.2
  const eye = (s: number) => {
    const x = 128 + s * 16.5
    if (look.eyes === 'smiling') return line(`M${x - 6.5} 114q6.5-8 13 0`, INK, 3)
    const lash =
      look.eyes === 'almond'
        ? line(`M${x - s * 6.5} 110.6q${s * 6}-5 ${s * 13.5}-1.4`, INK, 2.6)
        : line(`M${x - 6} 108.6q6-4 12 0`, mix(shade, INK, 0.35), 2)
    return `<ellipse cx="${x}" cy="112.6" rx="4" ry="${look.eyes === 'almond' ? 4.1 : 4.8}" fill="${INK}"/><circle cx="${x + 1.5}" cy="110.8" r="1.4" fill="#fff"/>${lash}`
  }
  const brow = (s: number) => line(`M${128 + s * 8.5} 97.6q${s * 8}-5.4 ${s * 17}-.6`, hairTone, high)
  const lip = look.skin === 'deep' ? '#7c2f2d' : '#a8483f'
  const mouth = {
    smile: line('M114 141q14 11 28 0', mix(lip, INK, 0.15), 3),
    soft: line('M118 143q10 5.5 20 0', mix(lip, INK, 0.15), 3),
    open: `${path('M112 138q16 5 32 0-2 15-16 15t-16-15Z', mix(lip, INK, 0.45))}${path('M114.4 139.6q13.600 3.200 27.200 0-.4 3.800-1.600 5.400-12 1.600-24 0-1.200-1.600-1.600-5.400Z', '#fffaf3')}`,
    lips: `${path('M115 142q6-5 10-4.500l3 1.200 3-1.200q4-.5 10 4.500-13 12-26 0Z', mix(lip, '#d8625a', 0.35))}${line('M116 142q12 3.200 24 0', mix(lip, INK, 0.3), 1.8)}`,
  }[look.mouth ?? 'smile']
  const nose = line('M129.500 108c-2 9-5 14-4.500 17.500 1.500 3 5.500 3 8.500 1.200', shade, 2.6)
  const age = look.old
    ? line('M105 133q-3 6-1 11M151 133q3 6 1 11', shade, 2, 'opacity=".9"') +
      (look.hat || look.scarf ? '' : line('M115 82q13-3 26 0', shade, 1.8, 'opacity=".8"')) +
      both((s) => line(`M${128 + s * 11} 120.500q${s * 5} 2.500 ${s * 10} 0`, shade, 1.6))
    : ''
  const freckles = look.freckles
    ? [
        [-29, 126],
        [-24, 129],
        [-19, 126],
        [-26, 133],
        [19, 126],
        [24, 129],
        [29, 126],
        [22, 133],
      ]
        .map(([x, y]) => `<circle cx="${128 + x!}" cy="${y}" r="1.300" fill="${mix(skin, '#9a5230', 0.55)}"/>`)
        .join('')
    : ''
  return age + freckles + both(eye) + both(brow) + nose + mouth
}

function beard({ beard: kind, hair: [, tone], skin }: Look): string {
  const fill = tone === 'black' ? '#2f2725' : HAIR[tone]
  const full = 'M84 108c3 12 8 20 14 22 10-2 18-4 30-4s20 2 30 4c6-2 11-10 14-22l4 70H80Z'
  const moustache = 'M110 137c5-6 13-6.500 18-3 5-3.500 13-3 18 3-5 2.500-12 3-18 .8-6 2.200-13 1.700-18-.8Z'
  if (kind === 'stubble') return path(full, mix(fill, SKIN[skin], 0.35), 'opacity=".38"')
  if (kind === 'moustache') return path(moustache, fill)
  if (kind === 'goatee') return path('M112 137c5-6 27-6 32 0 3 10 2 22-4 32h-24c-6-10-7-22-4-32Z', fill)
  return path(full, fill) + path(moustache, mix(fill, '#120c0a', 0.15))
}

const glasses = (kind: 'round' | 'square', tone: string) =>
  both((s) =>
    kind === 'round'
      ? `<circle cx="${128 + s * 17.5}" cy="113" r="13.500" fill="#fff" fill-opacity=".16" stroke="${tone}" stroke-width="2.800"/>`
      : `<rect x="${128 + s * 18 - 14}" y="102" width="28" height="22" rx="6" fill="#fff" fill-opacity=".16" stroke="${tone}" stroke-width="3.200"/>`,
  ) +
  line('M123.500 112q4.500-3.500 9 0', tone, 2.8) +
  both((s) => line(`M${128 + s * 31.5} 110l${s * 10}-3`, tone, 2.8))

function scarfBehind(color: string): string {
  return path('M70 122C62 68 94 34 128 34s66 34 58 88c-1 30 8 54 26 70-30 30-138 30-168 0 18-16 27-40 26-70Z', mix(color, '#2a1c18', 0.2))
}

/** The cloth frames the face and is laid once round the throat. */
function scarfFront(color: string): string {
  const dark = mix(color, '#2a1c18', 0.22)
  const light = mix(color, '#fff6e6', 0.25)
  return (
    path('M84 96c10-20 26-27 44-27s34 7 44 27c-2-22-20-34-44-34s-42 12-44 34Z', dark) +
    path(
      'M128 34c36 0 64 32 58 84-2 20-8 40-26 54-8 6-20 10-32 10s-24-4-32-10c-18-14-24-34-26-54-6-52 22-84 58-84Zm0 33c-24 0-41 16-41 44 0 32 20 54 41 54s41-22 41-54c0-28-17-44-41-44Z',
      color,
      'fill-rule="evenodd"',
    ) +
    path('M92 150c18 26 58 24 78-10 8 20 22 38 44 54-22 34-60 42-86 42s-70-12-88-44c24-8 42-22 52-42Z', color) +
    line('M90 152c14 34 52 42 92 22M74 178c20 28 66 34 108 14', dark, 3, 'opacity=".55"') +
    line('M84 92c4-26 20-42 44-46', light, 3.2, 'opacity=".6"') +
    line('M176 130c-2 16-8 28-18 38', dark, 3, 'opacity=".5"')
  )
}

function hat(kind: NonNullable<Look['hat']>[0], color: string): string {
  const dark = mix(color, '#2a1c18', 0.28)
  const light = mix(color, '#fff6e6', 0.3)
  if (kind === 'beanie')
    return (
      path('M82 90c-4-36 18-58 46-58s50 22 46 58Z', color) +
      path('M80 78q48-12 96 0c3 8 3 15 1 22q-49-12-98 0c-2-7-2-14 1-22Z', dark) +
      [92, 104, 116, 128, 140, 152, 164].map((x) => line(`M${x} ${x === 128 ? 74 : 76}v18`, color, 2, 'opacity=".55"')).join('')
    )
  if (kind === 'brim')
    return (
      path('M58 84c22-14 118-14 140 0 4 6-2 10-10 9-36-6-84-6-120 0-8 1-14-3-10-9Z', color) +
      path('M86 82c0-34 10-50 24-52 8-1 12 4 18 4s10-5 18-4c14 2 24 18 24 52-26-6-58-6-84 0Z', color) +
      path('M86 82c0-6 .4-11 1-15 26-6 56-6 82 0 .6 4 1 9 1 15-26-6-58-6-84 0Z', mix(color, '#2a1c18', 0.72)) +
      line('M68 91c36-6 84-6 120 0', dark, 2.4, 'opacity=".6"') +
      line('M100 40c4-4 8-5 12-4', light, 3, 'opacity=".7"')
    )
  if (kind === 'cap')
    return (
      path('M83 88c-4-36 18-54 45-54s49 18 45 54c-28-8-62-8-90 0Z', color) +
      path('M84 84c30-10 66-10 104 6 6 4 4 9-3 8-30-8-66-8-101-2Z', dark) +
      `<circle cx="128" cy="35" r="3.600" fill="${dark}"/>` +
      line('M106 40c-10 10-14 22-14 38', light, 2.4, 'opacity=".5"')
    )
  return (
    path('M82 96c-12-30 0-66 46-66s58 36 46 66c-14-18-28-24-46-24s-32 6-46 24Z', color) +
    path('M118 34c-12-16 2-28 14-20 14-8 26 4 14 18-8 6-20 8-28 2Z', dark) +
    line('M86 82c14-26 46-38 74-30M96 60c20-14 44-16 62-4', dark, 3, 'opacity=".5"') +
    line('M92 76c10-18 26-26 40-28', light, 2.6, 'opacity=".5"')
  )
}

function clothes({ wears: [kind, first, second], build, skin: tone }: Look, skin: string): string {
  const color = CLOTH[first]
  const other = second ? CLOTH[second] : mix(color, '#fff6e6', 0.7)
  const dark = mix(color, '#2a1c18', 0.24)
  const [a, b] = build === 'broad' ? [16, 240] : [30, 226]
  const body = `M${a} 262c2-38 34-56 72-66 6 18 74 18 80 0 38 10 70 28 72 66Z`.replace('70 28 72 66', `${b - 170} 28 ${b - 168} 66`)
  const base = path(body, color) + line(`M${a + 36} 262c0-14 2-22 6-30M${b - 36} 262c0-14-2-22-6-30`, dark, 2.6, 'opacity=".55"')
  const crew = line('M87 196c8 26 74 26 82 0', dark, 7)
  switch (kind) {
    case 'crew':
      return base + crew
    case 'roll':
      return (
        base +
        path('M98 172c10 8 50 8 60 0 6 8 10 18 12 28-12 14-72 14-84 0 2-10 6-20 12-28Z', color) +
        line('M96 180c18 9 46 9 64 0M86 200c18 14 66 14 84 0', dark, 2.6, 'opacity=".7"')
      )
    case 'vee':
      return (
        base +
        path('M88 195l40 50 40-50c-10-4-20-7-22-11h-36c-2 4-12 7-22 11Z', skin) +
        line('M87 195l41 51 41-51', dark, 6) +
        (tone ? '' : '')
      )
    case 'collar':
      return (
        base +
        path('M104 188l24 22 24-22 8 6-32 30-32-30Z', skin) +
        path('M96 186l32 30-20 22-26-40ZM160 186l-32 30 20 22 26-40Z', mix(color, '#ffffff', 0.18)) +
        line('M96 186l32 30-20 22M160 186l-32 30 20 22M128 218v44', dark, 2.4, 'opacity=".75"') +
        `<circle cx="128" cy="240" r="2.600" fill="${dark}"/>`
      )
    case 'hood':
      return (
        path('M70 214c-8-30 24-46 58-46s66 16 58 46c-20 18-96 18-116 0Z', dark) +
        path('M96 178c8 10 56 10 64 0l8 18c-10 18-70 18-80 0Z', skin) +
        path(`M${a} 262c2-36 26-52 56-62 8 18 26 26 56 26s48-8 56-26c30 10 ${b - 186} 26 ${b - 184} 62Z`, color) +
        line('M72 200c8 20 28 28 56 28s48-8 56-28', dark, 4) +
        line('M112 226v24M144 226v20', '#f6efe2', 3.2)
      )
    case 'stripes':
      return `<clipPath id="c"><path d="${body}"/></clipPath>${path(body, '#f5efe4')}<g clip-path="url(#c)">${[206, 220, 234, 248].map((y) => line(`M10 ${y + 8}q118-16 236 0`, color, 5.6)).join('')}</g>${line('M87 196c8 26 74 26 82 0', color, 5)}`
    case 'apron':
      return (
        base +
        crew +
        path('M84 232h88l6 30H78Z', other) +
        path('M86 200l10 34-10 2-10-32ZM170 200l-10 34 10 2 10-32Z', other) +
        line('M86 234h84', mix(other, '#2a1c18', 0.25), 2.6)
      )
    case 'jacket':
      return (
        path(body, color) +
        path('M96 190l32 66 32-66c-6-3-10-6-12-8h-40c-2 2-6 5-12 8Z', other) +
        path('M108 184l20 24 20-24 6 6-26 26-26-26Z', skin) +
        path('M92 188l36 74h-22l-30-52ZM164 188l-36 74h22l30-52Z', mix(color, '#fff6e6', 0.14)) +
        line('M92 188l36 74M164 188l-36 74M76 210l30 52M180 210l-30 52', dark, 2.2, 'opacity=".6"')
      )
    case 'poncho':
      return (
        path('M10 262c10-44 46-60 78-68l40 30 40-30c32 8 68 24 78 68Z', color) +
        path('M96 190l32 34 32-34c-4-2-10-4-12-8h-40c-2 4-8 6-12 8Z', skin) +
        line('M88 194l40 38 40-38', other, 6.5) +
        line('M68 206l60 50 60-50', other, 4.5, 'opacity=".9"') +
        line('M48 218l36 44M208 218l-36 44', other, 4.5, 'opacity=".9"')
      )
  }
}
