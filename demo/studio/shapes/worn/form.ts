/** What describes a garment, and what is made of it. */
import type { Mesh, Vec3 } from '../../mesh/mesh.ts'
import type { Point } from '../../mesh/profile.ts'

/** A row of the body inside: height, half its width, how far it comes forward and how far back. */
export type Row = [y: number, half: number, front: number, back: number]
/** A point on the middle of the right sleeve, and its radius there. */
export type Station = [x: number, y: number, z: number, radius: number]

export type Folds = {
  /** Centimetres: hanging folds of the body, pull at the armpits, gathers of the sleeves, and how soft the cloth lies over all. */
  hang: number
  pull: number
  gather: number
  soft: number
  seed: number
}

export type Form = {
  rows: Row[]
  sleeve: Station[]
  /** Depth of a sleeve as a share of its width. */
  flat?: number
  hem: (x: number) => number
  front: Point[]
  back: Point[]
  folds: Folds
  cloth: number
  /** An opening in the front alone, as of a hood. */
  hole?: Point[]
  /** Where there is no sleeve: the middle of the opening for the arm, half its height and half its depth. */
  armhole?: { y: number; high: number; deep: number }
  cell?: number
}

/** A garment filled by a body that is not there: x to the wearer's left, y up, z towards the viewer. */
export type Worn = {
  body: Mesh
  sleeves: Mesh
  /** The front of the cloth over a point of the plan, and its normal. */
  front: (x: number, y: number) => { p: Vec3; n: Vec3 }
  /** Carries something laid out flat, as cut for the plan, onto the front. */
  drape: (flat: Mesh) => Mesh
  band: (width: number, thickness: number, stand?: number) => Mesh
  welt: (from: number, to: number, inset: number) => Mesh
  cuff: (side: number, length: number, radius: number) => Mesh
  armhole: (side: number, width: number, thickness: number) => Mesh
}
