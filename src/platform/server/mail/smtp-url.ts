/** Parses the address and credentials of the mail server: `smtps://user:password@host:465`. */
import type { SMTPPoolOptions } from 'nodemailer'

const THIS_MACHINE = ['localhost', '127.0.0.1', '::1']

/**
 * Returns options for nodemailer, or null for an invalid URL. Passwords are sent only over TLS, unless the server runs on this
 * machine.
 */
export function parseSmtpUrl(text: string): SMTPPoolOptions | null {
  const url = URL.parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname || !/^\/?$/.test(url.pathname) || url.search || url.hash) return null
  const user = decodePercent(url.username)
  const pass = decodePercent(url.password)
  if (user === null || pass === null || (user === '') !== (pass === '')) return null
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return {
    host,
    ...(url.port ? { port: Number(url.port) } : {}),
    secure: url.protocol === 'smtps:',
    ...(user ? { auth: { user, pass }, requireTLS: !THIS_MACHINE.includes(host) } : {}),
  }
}

function decodePercent(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
