import { door } from '../../right/server/index.ts'
export const called = door
