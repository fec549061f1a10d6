/** Whose browser this is, as the whole screen knows it. */
import type { QueryClient } from '@tanstack/react-query'
import { LANGUAGES } from '#platform/shared/language.ts'
import type { Api } from '#platform/web/api.ts'
import { changeLanguage } from '#platform/web/i18n/browser.ts'
import { showDigits } from '#platform/web/i18n/digits.ts'
import { rememberWriter } from '#platform/web/outbox/writer.ts'
import { showTheme } from '#platform/web/theme.ts'
import type { MeView } from '../contract.ts'
import { meQuery } from './queries.ts'

/** Shows Plaza as this member likes it, and asks anew for everything that was asked as somebody else. */
export async function becomeMember(client: QueryClient, api: Api, user: MeView): Promise<void> {
  const { theme, language, digits } = user.preferences
  if (theme) showTheme(theme)
  if (digits) showDigits(digits)
  if (language) await changeLanguage(language)
  await become(client, api, user)
}

/** All sessions of the account are over, this one too. */
export function becomeGuest(client: QueryClient, api: Api): Promise<void> {
  return become(client, api, null)
}

/** Takes what is a member's from the screen; what everybody sees is not asked for anew yet. */
export function showGuest(client: QueryClient, api: Api): void {
  show(client, api, null)
}

/** Something about the member has changed on the server. */
export function askAgainWhoIAm(client: QueryClient, api: Api): Promise<unknown> {
  return client.invalidateQueries({ predicate: isMe(api) })
}

async function become(client: QueryClient, api: Api, user: MeView | null): Promise<void> {
  const isAboutMe = isMe(api)
  // An answer from before would undo it.
  await client.cancelQueries({ predicate: isAboutMe })
  show(client, api, user)
  void client.invalidateQueries({ predicate: (query) => !isAboutMe(query) })
}

function show(client: QueryClient, api: Api, user: MeView | null): void {
  document.documentElement.dataset.viewer = user ? 'member' : 'guest'
  rememberWriter(user?.id ?? null)
  for (const key of meKeys(api)) client.setQueryData(key, user)
}

const meKeys = (api: Api) => LANGUAGES.map((language) => meQuery({ api, language }).queryKey)

function isMe(api: Api): (query: { queryKey: readonly unknown[] }) => boolean {
  const mine = new Set(meKeys(api).map((key) => JSON.stringify(key)))
  return ({ queryKey }) => mine.has(JSON.stringify(queryKey))
}
