import type { Source } from '#platform/web/source.ts'

export type NetworkProfile = Awaited<ReturnType<Source['api']['network']['profiles']['get']>>
