/** A mailed link carries its token in the address, which is where it must not stay: histories and pictures keep addresses. */
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { codeOf, fieldsOf } from './failure.ts'

export type MailedToken =
  | { read: false }
  | {
      read: true
      /** null: the page was opened without one. */
      token: string | null
    }

const PREFIX = 'plaza_mailed_'

/** Each `kind` has its own place in this tab. Moves the token of `parameter` out of the address into this tab, where it outlives a reload and a login. */
export function useMailedToken(kind: string, parameter: string): MailedToken {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [mailed, setMailed] = useState<MailedToken>({ read: false })
  useEffect(() => {
    const params = new URLSearchParams(search)
    const given = params.get(parameter)
    if (given) keepToken(kind, given)
    setMailed({ read: true, token: keptToken(kind) })
    if (given === null) return
    params.delete(parameter)
    void navigate({ pathname, search: params.toString() }, { replace: true })
  }, [kind, parameter, pathname, search, navigate])
  return mailed
}

export function keepToken(kind: string, token: string): void {
  sessionStorage.setItem(PREFIX + kind, token)
}

/** Used, or good for nothing any more. */
export function forgetToken(kind: string): void {
  sessionStorage.removeItem(PREFIX + kind)
}

/** Used, too old, replaced by a newer one, or cut off on its way here. */
export function isDeadLink(error: unknown): boolean {
  return codeOf(error) === 'TOKEN_INVALID' || fieldsOf(error).some(({ path }) => path === 'token')
}

function keptToken(kind: string): string | null {
  return sessionStorage.getItem(PREFIX + kind)
}
