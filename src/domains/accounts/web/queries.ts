/** Who this browser is signed in as: asked for after the page stands, never part of a document. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { rememberWriter } from '#platform/web/outbox/writer.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { MeView } from '../contract.ts'

/** null: nobody. */
export const meQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'me'], queryFn: async () => heard((await api.accounts.session.get()).user) })

function heard(user: MeView | null): MeView | null {
  rememberWriter(user?.id ?? null)
  return user
}

/** null: nobody, or nobody known yet. */
export function useMe(): MeView | null {
  return useQuery(meQuery(useSource())).data ?? null
}
