import { createContext, type ReactNode } from 'react'

type Value = {
  /** Of the published terms of service; null while none are published. */
  version: number | null
  /** What people agree to by registering, with links. */
  agreement: ReactNode
  /** Asks again which version is published. */
  refresh: () => unknown
}

/** The terms that the registration accepts. The app provides them, because the domain that publishes them comes after this one. */
export const RegistrationTerms = createContext<Value>({ version: null, agreement: null, refresh() {} })
