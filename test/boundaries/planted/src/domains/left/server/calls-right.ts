import { entryPoint } from '../../right/server/index.ts'
export const called = entryPoint
