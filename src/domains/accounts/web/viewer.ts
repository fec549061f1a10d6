/** Switches the whole screen between members and guests. */
import type { QueryClient } from '@tanstack/react-query'
import { LANGUAGES } from '#platform/shared/language.ts'
import type { Api } from '#platform/web/api.ts'
import { changeLanguage } from '#platform/web/i18n/browser.ts'
import { applyDigits } from '#platform/web/i18n/digits.ts'
import { applyCurrency } from '#platform/web/i18n/display-currency.ts'
import { applyTheme } from '#platform/web/theme.ts'
import type { MeView } from '../contract.ts'
import { meQuery } from './queries.ts'
import { setKnownUser } from './session/known-user.ts'

/** Applies the member's preferences and invalidates everything loaded as somebody else. */
export async function becomeMember(client: QueryClient, api: Api, user: MeView): Promise<void> {
  const { theme, language, digits, currency } = user.preferences
  if (theme) applyTheme(theme)
  if (digits) applyDigits(digits)
  if (currency) applyCurrency(currency)
  if (language) await changeLanguage(language)
  await switchViewer(client, api, user)
}

/** Call this when all sessions of the account have ended, including this one. */
export function becomeGuest(client: QueryClient, api: Api): Promise<void> {
  return switchViewer(client, api, null)
}

/** Removes member content from the screen; public content is not refetched yet. */
export function showGuest(client: QueryClient, api: Api): void {
  showViewer(client, api, null)
}

/** Call this when the member has changed on the server. */
export function invalidateMe(client: QueryClient, api: Api): Promise<unknown> {
  return client.invalidateQueries({ predicate: isMeQuery(api) })
}

async function switchViewer(client: QueryClient, api: Api, user: MeView | null): Promise<void> {
  const isAboutMe = isMeQuery(api)
  // A response to an earlier request would overwrite the new viewer.
  await client.cancelQueries({ predicate: isAboutMe })
  showViewer(client, api, user)
  void client.invalidateQueries({ predicate: (query) => !isAboutMe(query) })
}

function showViewer(client: QueryClient, api: Api, user: MeView | null): void {
  document.documentElement.dataset.viewer = user ? 'member' : 'guest'
  setKnownUser(user)
  for (const key of meKeys(api)) client.setQueryData(key, user)
}

const meKeys = (api: Api) => LANGUAGES.map((language) => meQuery({ api, language }).queryKey)

function isMeQuery(api: Api): (query: { queryKey: readonly unknown[] }) => boolean {
  const mine = new Set(meKeys(api).map((key) => JSON.stringify(key)))
  return ({ queryKey }) => mine.has(JSON.stringify(queryKey))
}
