/** Where the operator's mail server is and how to get in: `smtps://user:password@host:465`. */
import type { SMTPPoolOptions } from 'nodemailer'

const THIS_MACHINE = ['localhost', '127.0.0.1', '::1']

/**
 * What nodemailer needs of it, or null when it is no such URL. A password goes over the wire encrypted or not at all, unless
 * the server is on this machine.
 */
export function parseSmtpUrl(text: string): SMTPPoolOptions | null {
  const url = URL.parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname || !/^\/?$/.test(url.pathname) || url.search || url.hash) return null
  const [user, pass] = [percentDecoded(url.username), percentDecoded(url.password)]
  if (user === null || pass === null || (user === '') !== (pass === '')) return null
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return {
    host,
    ...(url.port ? { port: Number(url.port) } : {}),
    secure: url.protocol === 'smtps:',
    ...(user ? { auth: { user, pass }, requireTLS: !THIS_MACHINE.includes(host) } : {}),
  }
}

function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
