import { door } from '../../domains/left/server/index.ts'
export const db = door
