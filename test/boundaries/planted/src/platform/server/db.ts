import { entryPoint } from '../../domains/left/server/index.ts'
export const db = entryPoint
