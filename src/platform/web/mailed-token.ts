/** Tokens of mailed links. They are removed from the address, because browser histories and screenshots keep addresses. */
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { errorCode, fieldFailures } from './failure.ts'

export type MailedToken =
  | { read: false }
  | {
      read: true
      /** null: the page was opened without a token. */
      token: string | null
    }

const PREFIX = 'plaza_mailed_'

/**
 * Moves the token of `parameter` from the address to the session storage of this tab, where it survives a reload and a login. Each `kind`
 * is stored separately.
 */
export function useMailedToken(kind: string, parameter: string): MailedToken {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [mailed, setMailed] = useState<MailedToken>({ read: false })
  useEffect(() => {
    const params = new URLSearchParams(search)
    const given = params.get(parameter)
    if (given) saveMailedToken(kind, given)
    setMailed({ read: true, token: readMailedToken(kind) })
    if (given === null) return
    params.delete(parameter)
    void navigate({ pathname, search: params.toString() }, { replace: true })
  }, [kind, parameter, pathname, search, navigate])
  return mailed
}

export function saveMailedToken(kind: string, token: string): void {
  sessionStorage.setItem(PREFIX + kind, token)
}

/** Call when the token is used or invalid. */
export function deleteMailedToken(kind: string): void {
  sessionStorage.removeItem(PREFIX + kind)
}

/** Whether the link is used, expired, replaced by a newer one, or truncated. */
export function isInvalidLink(error: unknown): boolean {
  return errorCode(error) === 'TOKEN_INVALID' || fieldFailures(error).some(({ path }) => path === 'token')
}

function readMailedToken(kind: string): string | null {
  return sessionStorage.getItem(PREFIX + kind)
}
