import type { Api } from '#platform/web/api.ts'

export type Overview = Awaited<ReturnType<Api['marketplace']['overview']['get']>>
