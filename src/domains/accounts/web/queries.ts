/** The signed-in user. It is fetched after the page has loaded and is never part of the HTML document. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Source, useSource } from '#platform/web/source.ts'
import type { MeView } from '../contract.ts'
import { recognizeUser } from './session/known-user.ts'
import { reportTimeZone } from './session/report-time-zone.ts'

/** Null for a guest. */
export const meQuery = ({ api, language }: Source) =>
  queryOptions({
    queryKey: [language, 'me'],
    queryFn: async () => {
      const { user } = await api.accounts.session.get()
      if (user) reportTimeZone(api, user)
      return recognizeUser(user)
    },
  })

/** Where no mail leaves the server nothing can be proven: every email that its user has logged in with counts (spec §4). */
export const isEmailConfirmed = ({ emailVerified, mustConfirmEmail }: MeView) => emailVerified && !mustConfirmEmail

/** Null for a guest and while the user is still unknown. */
export function useMe(): MeView | null {
  return useQuery({ ...meQuery(useSource()), select: orUndefined }).data ?? null
}

/** A guest is the same as somebody unknown, so nothing is rendered again when the answer is that nobody is logged in. */
const orUndefined = (user: MeView | null) => user ?? undefined
