import type { Vec3 } from './mesh/mesh.ts'

/** Degrees; `fill` is the share of the frame the subject takes. `at` and `zoom` make a close-up around a point. */
export type Angle = {
  yaw: number
  pitch: number
  roll?: number
  fill?: number
  at?: Vec3
  /** Height of the frame in centimetres at the point `at`. */
  span?: number
  /** Radius of the lens opening in centimetres: 0 is sharp everywhere. */
  blur?: number
  /** Degrees of the vertical field of view. */
  lens?: number
  /** Moves the subject in the frame, in halves of the frame; right and up are positive. */
  shift?: [number, number]
}

export const threeQuarter = (yaw = -28, pitch = 20, fill = 0.66): Angle => ({ yaw, pitch, fill, blur: 0 })
export const front = (yaw = -8, pitch = 10, fill = 0.66): Angle => ({ yaw, pitch, fill, blur: 0 })
export const above = (yaw = -20, pitch = 52, fill = 0.66): Angle => ({ yaw, pitch, fill, blur: 0 })
/** Straight down, as for clothes laid on paper. */
export const overhead = (roll = 0, fill = 0.8): Angle => ({ yaw: 0, pitch: 89.5, roll, fill, blur: 0 })
/** Clothes filled by a body that is not there, lying on paper, seen from a little below. */
export const filled = (roll = 0, fill = 0.82): Angle => ({ yaw: 0, pitch: 83, roll, fill, blur: 0 })
export const closeUp = (at: Vec3, span: number, yaw = -28, pitch = 24, blur = span * 0.045): Angle => ({
  yaw,
  pitch,
  at,
  span,
  blur,
})
