import { inside } from '../../left/server/inside.ts'
export const climbed = inside
