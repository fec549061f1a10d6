import { COLORS, type ColorName } from '../../src/domains/catalog/colors.ts'

/** A kind names its file in shader/material; the numbers are documented at the top of that file. */
export type Material = {
  kind: string
  color: string
  color2: string
  tune: [number, number, number, number]
  tune2: [number, number, number, number]
  /** Thread colour and its distance from the edge in centimetres. */
  seam?: { color: string; at: number }
  /** An SVG drawing for `painted`. */
  paint?: string
  /** Drawn after everything else and casts no shadow. */
  clear?: boolean
}

export type Tint = ColorName | `#${string}`

export const hex = (tint: Tint): string => (tint.startsWith('#') ? tint : COLORS[tint as ColorName])

const of = (kind: string, color: Tint, tune: Material['tune'], rest: Partial<Material> = {}): Material => ({
  kind,
  color: hex(color),
  color2: rest.color2 ?? hex(color),
  tune,
  tune2: [0, 0, 0, 0],
  ...rest,
})

type Stripes = { color: Tint; width: number; gap: number; first?: number; across?: boolean }
const stripes = (s?: Stripes): Partial<Material> =>
  s ? { color2: hex(s.color), tune2: [s.width, s.gap, s.first ?? 0, s.across ? 1 : 0] } : {}

const CLAY = '#9c6a4a'

export const glaze = (color: Tint, o: { speckle?: number; rough?: number; foot?: number; rim?: number; clay?: Tint } = {}) =>
  of('ceramic', color, [o.speckle ?? 0.3, o.rough ?? 0.3, o.foot ?? 0.5, o.rim ?? 0], { color2: hex(o.clay ?? CLAY) })
export const bisque = (color: Tint) => of('ceramic', color, [0, 0.8, 1e3, 0], { color2: hex(color) })

export const linen = (color: Tint, o: { threads?: number; stripes?: Stripes } = {}) =>
  of('cloth', color, [o.threads ?? 9, 0.42, 1, 0.35], stripes(o.stripes))
export const cotton = (color: Tint, o: { threads?: number; stripes?: Stripes } = {}) =>
  of('cloth', color, [o.threads ?? 16, 0.1, 1, 0.4], stripes(o.stripes))
export const canvas = (color: Tint) => of('cloth', color, [10, 0.2, 1, 0.25])
export const printed = (color: Tint, ink: Tint, repeat = 2) => of('print', color, [16, repeat, 0.35, 0], { color2: hex(ink) })
export const nylon = (color: Tint) => of('cloth', color, [22, 0.05, 0.45, 0.15])
export const fleece = (color: Tint) => of('felt', color, [0.014, 0.5, 0, 0])
export const knit = (color: Tint, o: { wales?: number; rib?: number; depth?: number; stripes?: Stripes } = {}) =>
  of('knit', color, [o.wales ?? 2.4, o.rib ?? 0, o.depth ?? 0.12, 0.7], stripes(o.stripes))
export const felt = (color: Tint) => of('felt', color, [0.035, 0.7, 0, 0])

export const leather = (color: Tint, o: { grain?: number; depth?: number; rough?: number; thread?: Tint; stitch?: number } = {}) =>
  of('leather', color, [o.grain ?? 0.09, o.depth ?? 0.012, o.rough ?? 0.46, 0.5], {
    seam: { color: hex(o.thread ?? 'ivory'), at: o.stitch ?? 0 },
  })

export const wood = (kind: 'oak' | 'walnut' | 'olive' | 'beech', axis: 'x' | 'y' | 'z' = 'x', rough = 0.5) => {
  const [light, dark] = {
    oak: ['#c9a06c', '#9a6f42'],
    walnut: ['#7a5338', '#46291a'],
    olive: ['#c39a5c', '#6d431f'],
    beech: ['#d2a778', '#ab7d50'],
  }[kind] as [string, string]
  const rings = kind === 'olive' ? 1.5 : 1.9
  return of('wood', light as Tint, [rings, kind === 'olive' ? 1.5 : 0.7, rough, 'xyz'.indexOf(axis)], {
    color2: dark,
    tune2: [kind === 'beech' ? 0.5 : 1, 0, 0, 0],
  })
}

export const metal = (color: Tint, o: { rough?: number; brush?: number; along?: 'u' | 'v' | 'round' | 'none'; tarnish?: number } = {}) =>
  of('metal', color, [o.rough ?? 0.3, o.brush ?? 0.001, ['u', 'v', 'round', 'none'].indexOf(o.along ?? 'none'), o.tarnish ?? 0])
export const steel = () => metal('#b9bcbe', { rough: 0.26 })
export const aluminium = (color: Tint) => metal(color, { rough: 0.38, brush: 0.0015 })
export const brass = (rough = 0.24) => metal('#c39a52', { rough, tarnish: 0.25 })

export const plastic = (color: Tint, o: { rough?: number; grain?: number; glow?: number } = {}) =>
  of('plastic', color, [o.rough ?? 0.5, o.grain ?? 0.004, 0.042, o.glow ?? 0])
export const rubber = (color: Tint) => of('plastic', color, [0.78, 0.006, 0.03, 0])
/** Powder-coated metal. */
export const coated = (color: Tint) => of('plastic', color, [0.56, 0.005, 0.045, 0])
export const enamel = (color: Tint, rim: { from: number; color: Tint }) =>
  of('plastic', color, [0.16, 0.002, 0.055, 0], { color2: hex(rim.color), tune2: [rim.from, 1e3, 0, 0] })
export const glow = (color: Tint, strength: number) => of('plastic', color, [0.6, 0, 0.04, strength])
export const paper = (color: Tint, edges = 0) => of('paper', color, [0.16, 0.9, edges, 0])
export const glass = (color: Tint, o: { opacity?: number; rough?: number; top?: number; from?: number; to?: number; glow?: number } = {}) =>
  of('glass', color, [o.opacity ?? 0.12, o.rough ?? 0.05, o.top ?? 0, o.glow ?? 0], {
    tune2: [o.from ?? 0, o.to ?? 0, 0, 0],
    clear: true,
  })
export const painted = (paint: string, o: { rough?: number; mirror?: number; glow?: number } = {}) =>
  of('painted', '#ffffff', [o.rough ?? 0.5, o.mirror ?? 0.03, o.glow ?? 0, 0], { paint })
export const grille = (color: Tint, o: { holes?: number; size?: number; metal?: number } = {}) =>
  of('mesh', color, [o.holes ?? 7, o.size ?? 0.3, o.metal ? 0.4 : 0.9, o.metal ?? 0], { color2: '#0d0d0d' })
