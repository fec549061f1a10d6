/** The context of one page request on the server. */
import { createContext } from 'react-router'
import type { Digits, DisplayCurrency, Language } from '#platform/shared/language.ts'
import type { Api } from './api.ts'

export type PageContext = {
  /** The operations, called in process: anonymously for a page that is cached for everyone, else as the visitor. */
  api: Api
  language: Language
  digits: Digits
  /** Null: the standard of the language. */
  currency: DisplayCurrency | null
  /** Scheme, host and port of the public address, for canonical links: `https://plaza.example`. */
  origin: string
}

export const pageContext = createContext<PageContext>()
