import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config.ts'
import { composeMail } from '#platform/server/mail/compose.ts'
import { newSignIn } from '#platform/server/mail/example-mail.ts'
import { folderMailer } from '#platform/server/mail/folder-mailer.ts'
import { mailFolder } from '#platform/server/mail/open-mailer.ts'
import type { Language } from '#platform/shared/language.ts'
import { openMailbox } from './mailbox.ts'

const demo = { demo: true, smtpUrl: null }
let dataDir: string
let server: Server
let port: number
let now: Date

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'plaza-mailbox-'))
  now = new Date('2026-11-21T12:00:00.000Z')
  const mailbox = openMailbox({ ...demo, dataDir }, 'http://plaza.test:3000', '/assets/styles-abc.css')
  server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://plaza.test')
    if (!(await mailbox?.send(request, response, url))) response.writeHead(599).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(dataDir, { recursive: true, force: true })
})

/** Sends path and host unchanged; `fetch` would normalize them. */
const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const asked = httpRequest({ port, host: '127.0.0.1', path, headers }, async (response) => {
      let text = ''
      for await (const chunk of response) text += chunk
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
    })
    asked.on('error', reject).end()
  })

async function write(to: string, language: Language = 'en', name = 'Amira'): Promise<void> {
  const mailer = folderMailer(mailFolder(dataDir), { name: 'Plaza', address: 'plaza@localhost' }, () => now)
  const words = newSignIn[language]({ name, device: 'Firefox', address: '203.0.113.7' })
  const composed = composeMail(words, language, { origin: 'http://127.0.0.1:3000', productName: 'Plaza' })
  await mailer.send({ id: `sig_${now.getTime()}`, to, language, ...composed })
  now = new Date(now.getTime() + 60_000)
}

const linksIn = (html: string) => [...html.matchAll(/href="(\/mailbox\/[^"]+)"/g)].map(([, path = '']) => path)
const firstMail = async () => linksIn((await get('/mailbox')).text)[0] ?? ''

describe('the demo mailbox', () => {
  test('lists all emails, newest first', async () => {
    await write('amira@example.com')
    await write('bruno@example.com', 'es')
    const { status, text } = await get('/mailbox')
    expect(status).toBe(200)
    expect(linksIn(text)).toHaveLength(2)
    expect(text.indexOf('bruno@example.com')).toBeLessThan(text.indexOf('amira@example.com'))
    expect(text).toContain('Nuevo inicio de sesión en tu cuenta')
    expect(text).toContain('<time class="quiet" datetime="2026-11-21T12:01:00.000Z">')
  })

  test('shows a message when there are no emails yet', async () => {
    expect((await get('/mailbox')).text).toContain('No emails yet')
  })

  test('shows the recipient, preview and plain text of an email, with working links', async () => {
    await write('amira@example.com', 'ar')
    const path = await firstMail()
    const { text } = await get(path)
    expect(text).toContain('<bdi>amira@example.com</bdi>')
    expect(text).toContain('تسجيل دخول جديد إلى حسابك')
    expect(text).toContain(`<iframe title="Email preview" src="${path}/html" sandbox="`)
    expect(text).toContain('<a href="http://127.0.0.1:3000/settings/security?from=mail&amp;what=sessions" rel="noreferrer">')
    expect(text).toContain('Auto-Submitted: auto-generated')
  })

  test('isolates the email in a frame: links open in the whole window, and nothing runs or loads', async () => {
    await write('amira@example.com')
    const { headers, text } = await get(`${await firstMail()}/html`)
    expect(text).toContain('<head><base target="_top">')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toMatch(/sandbox (?!.*(allow-scripts|allow-same-origin|allow-forms))/)
    expect(policy).not.toContain('script-src')
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers['referrer-policy']).toBe('no-referrer')
  })

  test('escapes text that people typed', async () => {
    await write('amira@example.com', 'en', '<script>alert(1)</script>')
    const path = await firstMail()
    for (const address of ['/mailbox', path, `${path}/html`]) expect((await get(address)).text, address).not.toContain('<script')
  })

  test.each([
    ['en', 'ltr', 'Mailbox'],
    ['es', 'ltr', 'Buzón'],
    ['ar', 'rtl', 'صندوق البريد'],
  ])('uses the visitor’s language, %s, and theme', async (language, direction, title) => {
    const { text } = await get('/mailbox', { cookie: `plaza_lng=${language}; plaza_theme=default-light` })
    expect(text).toContain(`<html lang="${language}" dir="${direction}" data-theme="default-light"`)
    expect(text).toContain(`<h1>${title}</h1>`)
    expect(text).toContain('<link rel="stylesheet" href="/assets/styles-abc.css">')
  })

  test('runs no script and is not cached', async () => {
    await write('amira@example.com')
    for (const path of ['/mailbox', await firstMail()]) {
      const { headers } = await get(path)
      expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'; style-src 'self' 'sha256-[^']+'; /)
      expect(headers['content-security-policy'], path).not.toMatch(/script-src|unsafe/)
      expect(headers['cache-control'], path).toBe('no-store')
    }
  })

  test('a missing email answers 404', async () => {
    for (const name of ['20261121T120000000Z-0123456789ab', 'nothing', '..%2fsecrets', '..%5csecrets', '%00', '%']) {
      const { status, text } = await get(`/mailbox/${name}`)
      expect(status, name).toBe(404)
      expect(text, name).toContain('Email not found')
    }
  })

  test('no address reads files outside the mail folder', async () => {
    writeFileSync(join(dataDir, '20261121T120000000Z-0123456789ab.eml'), 'Subject: outside\r\n\r\nsecret')
    for (const path of [
      '/mailbox/../20261121T120000000Z-0123456789ab',
      '/mailbox/..%2f20261121T120000000Z-0123456789ab',
      '/mailbox/..%2f20261121T120000000Z-0123456789ab/html',
      '/mailbox/%2e%2e%2f20261121T120000000Z-0123456789ab.eml',
    ]) {
      const { status, text } = await get(path)
      expect([404, 599], path).toContain(status)
      expect(text, path).not.toMatch(/outside|secret/)
    }
  })

  test('answers to the names of this machine only, not to the public host name', async () => {
    for (const host of ['127.0.0.1:3000', 'localhost:3000', '[::1]:3000']) expect((await get('/mailbox', { host })).status, host).toBe(200)
    for (const host of ['plaza.test:3000', 'evil.example:3000', 'plaza.test.evil.example', '127.0.0.1.evil.example'])
      expect((await get('/mailbox', { host })).status, host).toBe(599)
  })

  test('ignores all other addresses', async () => {
    for (const path of ['/', '/mailbox/', '/mailboxes', '/mailbox/a/b', '/mailbox/a/html/b', '/es/mailbox'])
      expect((await get(path)).status, path).toBe(599)
  })
})

describe('the mailbox is off', () => {
  test.each([
    ['with DEMO=off', { DEMO: 'off' }],
    ['when an SMTP server is configured', { SMTP_URL: 'smtp://mail.example.org' }],
  ])('%s', (_when, env) => {
    const config = readConfig({ ...env, DATA_DIR: dataDir })
    expect(openMailbox(config, 'http://127.0.0.1:3000', '/assets/styles-abc.css')).toBeNull()
    expect(openMailbox(readConfig({ DATA_DIR: dataDir }), 'http://127.0.0.1:3000', '/assets/styles-abc.css')).not.toBeNull()
  })
})
