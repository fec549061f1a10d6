// What the studio sends to the browser for one picture; all of it is plain JSON.

export type WirePart = {
  mesh: string
  vertices: number
  triangles: number
  material: string
  color: number[]
  color2: number[]
  tune: number[]
  tune2: number[]
  seam: number[]
  paint?: string
  clear: boolean
}

export type WireExposure = {
  camera: number[]
  eye: number[]
  shift: number[]
  toLight: number[]
  lightColor: number[]
  shadow: number[]
  shadowFlat: number[][]
}

export type WirePicture = {
  width: number
  height: number
  shadowSize: number
  texel: number
  parts: WirePart[]
  exposures: WireExposure[]
  rig: number[]
  axes: { right: number[]; up: number[]; ahead: number[]; slope: number[] }
  sweep: number[]
  paper: number[]
  bounce: number[]
  /** Uniforms of the mirrored light panels. */
  panels: Record<string, number[]>
  glow: number[]
  exposure: number
}
