import type * as server from '../server/index.ts'
export type Door = typeof server
