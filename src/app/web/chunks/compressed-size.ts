import { deflateRawSync } from 'node:zlib'
import { minifySync } from 'vite'

/** In a file of several modules each compresses better than alone, and names that nobody imports are left out. Measured on a build. */
const SHARE = 0.8

/** About how many compressed bytes the code of a module adds to a file. */
export const compressedSize = (code: string): number =>
  deflateRawSync(minifySync('module.js', code, { module: true }).code, { level: 9 }).length * SHARE
