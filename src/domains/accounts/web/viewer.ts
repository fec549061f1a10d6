/** Whose browser this is, as the whole screen knows it. */
import type { QueryClient } from '@tanstack/react-query'
import { LANGUAGES } from '#platform/shared/language.ts'
import type { Api } from '#platform/web/api.ts'
import { changeLanguage } from '#platform/web/i18n/browser.ts'
import { setTheme } from '#platform/web/theme.ts'
import type { MeView } from '../contract.ts'
import { meQuery } from './queries.ts'

/** Shows Plaza as this member likes it, and asks anew for everything that was asked as somebody else. */
export async function becomeMember(client: QueryClient, api: Api, user: MeView): Promise<void> {
  const { theme, language } = user.preferences
  setTheme(theme)
  if (language) await changeLanguage(language)
  become(client, api, user)
}

/** All sessions of the account are over, this one too. */
export function becomeGuest(client: QueryClient, api: Api): void {
  become(client, api, null)
}

function become(client: QueryClient, api: Api, user: MeView | null): void {
  document.documentElement.dataset.viewer = user ? 'member' : 'guest'
  const keys = LANGUAGES.map((language) => meQuery({ api, language }).queryKey)
  const isMe = (key: readonly unknown[]) => keys.some((mine) => JSON.stringify(mine) === JSON.stringify(key))
  for (const key of keys) client.setQueryData(key, user)
  void client.invalidateQueries({ predicate: ({ queryKey }) => !isMe(queryKey) })
}
