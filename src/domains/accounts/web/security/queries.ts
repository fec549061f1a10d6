import { queryOptions } from '@tanstack/react-query'
import type { Source } from '#platform/web/source.ts'

type Api = Source['api']['accounts']
export type Security = Awaited<ReturnType<Api['security']['get']>>
export type Session = Awaited<ReturnType<Api['sessions']['list']>>['sessions'][number]

export const securityQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'accounts', 'security'], queryFn: () => api.accounts.security.get() })

export const sessionsQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'accounts', 'sessions'], queryFn: async () => (await api.accounts.sessions.list()).sessions })
