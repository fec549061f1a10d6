import { moved, type Part } from '../shot.ts'

export const spread = (items: Part[][], gap: number): Part[] =>
  items.flatMap((parts, i) => moved(parts, (i - (items.length - 1) / 2) * gap, 0, 0))
