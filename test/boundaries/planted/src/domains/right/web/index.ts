import type * as server from '../server/index.ts'
export type EntryPoint = typeof server
