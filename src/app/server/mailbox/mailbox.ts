/**
 * Shows the emails of a demo at `/mailbox`, so that people who try Plaza can confirm an address or reset a password without
 * a mail server. The mailbox is off with `DEMO=off` or an `SMTP_URL`, and answers to no other host names than this machine's, so that DNS
 * rebinding cannot read the links in emails.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '#platform/server/config.ts'
import { findStoredMail, loadStoredMails } from '#platform/server/mail/folder-mailer.ts'
import { mailFolder } from '#platform/server/mail/open-mailer.ts'
import { isForThisMachine } from '#platform/server/this-machine.ts'
import { documentDigits, documentLanguage, hasSessionCookie, htmlTag, readThemeCookie } from '#platform/server/visitor.ts'
import { DEFAULT_THEME } from '#platform/shared/theme.ts'
import { framedMail, listPage, mailPage, notFoundPage, type PageFrame, SANDBOX } from './pages.ts'

export type Mailbox = {
  /** Sends the page of this address; returns false when the address is not part of the mailbox. */
  send(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean>
}

const PATH = /^\/mailbox(?:\/([^/]+)(\/html)?)?$/

/** `publicUrl` is the address that people type; `stylesheet` is that of the web build. */
export function openMailbox(
  { demo, smtpUrl, dataDir }: Pick<Config, 'demo' | 'smtpUrl' | 'dataDir'>,
  publicUrl: string,
  stylesheet: string,
): Mailbox | null {
  if (!demo || smtpUrl) return null
  const https = publicUrl.startsWith('https:')
  const folder = mailFolder(dataDir)
  const style = readFileSync(new URL('./mailbox.css', import.meta.url), 'utf8')

  return {
    async send(request, response, url) {
      const [path, name, framed] = PATH.exec(url.pathname) ?? []
      if (!path || !isForThisMachine(request)) return false
      const language = documentLanguage(request, url)
      const kept = readThemeCookie(request)
      const theme = kept === 'unreadable' || !kept ? DEFAULT_THEME : kept
      const viewer = hasSessionCookie(request, { https }) ? 'member' : 'guest'
      const frame: PageFrame = {
        htmlTag: htmlTag({ language, digits: documentDigits(request), theme, viewer }),
        language,
        stylesheets: [stylesheet],
        style,
      }
      const mail = name ? await findStoredMail(folder, name) : null
      if (!name) sendPage(response, 200, listPage(await loadStoredMails(folder), frame), pagePolicy(style))
      else if (!mail) sendPage(response, 404, notFoundPage(frame), pagePolicy(style))
      else if (!framed) sendPage(response, 200, mailPage(mail, frame), pagePolicy(style))
      else {
        response.setHeader('x-frame-options', 'SAMEORIGIN')
        sendPage(response, 200, framedMail(mail), MAIL_POLICY)
      }
      return true
    },
  }
}

function sendPage(response: ServerResponse, status: number, page: string, policy: string): void {
  const body = Buffer.from(page)
  response.setHeader('content-security-policy', policy)
  // Links in emails contain tokens.
  response.setHeader('referrer-policy', 'no-referrer')
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length, 'cache-control': 'no-store' })
  response.end(body)
}

function pagePolicy(style: string): string {
  return [
    "default-src 'none'",
    `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "font-src 'self'",
    "img-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  `sandbox ${SANDBOX}`,
].join('; ')
