/**
 * The mails a demo keeps on its machine, at `/mailbox`: whoever tries Plaza confirms an address or resets a password without
 * a mail server. With `DEMO=off` or an `SMTP_URL` there is none.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerBuild } from 'react-router'
import type { Config } from '#platform/server/config.ts'
import { keptMail, keptMails } from '#platform/server/mail/folder.ts'
import { mailFolder } from '#platform/server/mail/open-mailer.ts'
import { carriesSession, documentDigits, documentLanguage, htmlTag, keptTheme } from '#platform/server/visitor.ts'
import { DEFAULT_THEME } from '#platform/shared/theme.ts'
import { type Frame, framedMail, gonePage, listPage, mailPage, SANDBOX } from './pages.ts'

export type Mailbox = {
  /** Sends what lies at this address; false when it is none of the mailbox. */
  send(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean>
}

const PATH = /^\/mailbox(?:\/([^/]+)(\/html)?)?$/
const THIS_MACHINE = ['127.0.0.1', 'localhost', '[::1]']

/** `publicUrl` is the address people type; the build lends its colors and fonts. */
export function openMailbox(
  { demo, smtpUrl, dataDir }: Pick<Config, 'demo' | 'smtpUrl' | 'dataDir'>,
  publicUrl: string,
  { assets }: Pick<ServerBuild, 'assets'>,
): Mailbox | null {
  if (!demo || smtpUrl) return null
  const stylesheets = assets.routes['root']?.css ?? []
  const https = publicUrl.startsWith('https:')
  const folder = mailFolder(dataDir)
  const style = readFileSync(new URL('./mailbox.css', import.meta.url), 'utf8')
  const hosts = [...THIS_MACHINE, new URL(publicUrl).hostname]

  return {
    async send(request, response, url) {
      const [path, name, framed] = PATH.exec(url.pathname) ?? []
      if (!path || !isAskedByName(request, hosts)) return false
      const language = documentLanguage(request, url)
      const kept = keptTheme(request)
      const theme = kept === 'unreadable' || !kept ? DEFAULT_THEME : kept
      const viewer = carriesSession(request, { https }) ? 'member' : 'guest'
      const frame: Frame = { htmlTag: htmlTag({ language, digits: documentDigits(request), theme, viewer }), language, stylesheets, style }
      const mail = name ? await keptMail(folder, name) : null
      if (!name) sendPage(response, 200, listPage(await keptMails(folder), frame), pagePolicy(style))
      else if (!mail) sendPage(response, 404, gonePage(frame), pagePolicy(style))
      else if (!framed) sendPage(response, 200, mailPage(mail, frame), pagePolicy(style))
      else {
        response.setHeader('x-frame-options', 'SAMEORIGIN')
        sendPage(response, 200, framedMail(mail), MAIL_POLICY)
      }
      return true
    },
  }
}

/** A page of somebody else whose name leads to this machine (DNS rebinding) may not read the links in here. */
function isAskedByName({ headers }: IncomingMessage, hosts: readonly string[]): boolean {
  return hosts.includes(URL.parse(`http://${headers.host}`)?.hostname ?? '')
}

function sendPage(response: ServerResponse, status: number, page: string, policy: string): void {
  const body = Buffer.from(page)
  response.setHeader('content-security-policy', policy)
  // Links in mails carry tokens.
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
