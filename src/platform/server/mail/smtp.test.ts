import { inspect } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import { openSmtpSink, type SmtpSink } from '#test/plaza/smtp-sink.ts'
import type { Log } from '../log.ts'
import { composeMail } from './compose.ts'
import { headerValue, readEml } from './eml.ts'
import { newSignIn } from './example-mail.ts'
import { type Mail, toSendMailOptions } from './mail.ts'
import type { Mailer } from './mailer.ts'
import { openMailer } from './open-mailer.ts'
import { MailNotSent } from './smtp.ts'
import { parseSmtpUrl } from './smtp-url.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close()
})

async function openSink(answers: Record<string, string> = {}): Promise<SmtpSink> {
  const sink = await openSmtpSink(answers)
  opened.push(sink)
  return sink
}

const lines: string[] = []
const note = (data: object, message: string) => lines.push(inspect([data, message]))
const log: Log = { debug: note, info: note, warn: note, error: note, child: () => log }

function mailerTo(smtpUrl: string): Mailer {
  const mailer = openMailer({ smtpUrl, mailFrom: { name: 'Plaza', address: 'plaza@example.org' }, dataDir: '/nowhere' }, log)
  opened.push(mailer)
  return mailer
}

function mailTo(to: string, language: Language = 'en'): Mail {
  const words = newSignIn[language]({ name: 'Amira', device: 'Firefox', address: '203.0.113.7' })
  return { id: `sig_1-${language}`, to, language, ...composeMail(words, language, { origin: 'https://example.org', productName: 'Plaza' }) }
}

const notSent = async (sending: Promise<void>) => {
  const error = await sending.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof MailNotSent)) throw new Error('the mail was sent')
  return error
}

describe('a mail by SMTP', () => {
  test.each(LANGUAGES)('arrives as it was composed, in %s', async (language) => {
    const sink = await openSink()
    const mail = mailTo('amira@example.com', language)
    await mailerTo(sink.url).send(mail)

    const [taken] = sink.mails
    expect(taken).toMatchObject({ from: 'plaza@example.org', to: ['amira@example.com'] })
    const eml = readEml(taken?.bytes ?? Buffer.alloc(0))
    expect(eml).toMatchObject({ text: mail.text, html: mail.html })
    expect(headerValue(eml, 'subject')).toBe(mail.subject)
    expect(headerValue(eml, 'content-language')).toBe(language)
    expect(headerValue(eml, 'content-type')).toMatch(/^multipart\/alternative; boundary="/)
  })

  test('is sent as ASCII: an Arabic subject is encoded, its lines are short', async () => {
    const sink = await openSink()
    await mailerTo(sink.url).send(mailTo('amira@example.com', 'ar'))
    const raw = sink.mails[0]?.bytes.toString('latin1') ?? ''
    expect(raw).toMatch(/^[\r\n\t\x20-\x7e]+$/)
    expect(raw).toMatch(/^Subject: =\?UTF-8\?[BQ]\?[^\r\n ]+\?=\r\n/m)
    expect(Math.max(...raw.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(78)
  })

  test('names its sender, is marked as automatic, and has the same Message-ID when it is retried', async () => {
    const sink = await openSink()
    const mailer = mailerTo(sink.url)
    await mailer.send(mailTo('amira@example.com'))
    await mailer.send(mailTo('amira@example.com'))
    const emls = sink.mails.map(({ bytes }) => readEml(bytes))
    expect(emls.map((eml) => headerValue(eml, 'message-id'))).toEqual(['<sig_1-en@example.org>', '<sig_1-en@example.org>'])
    for (const eml of emls) {
      expect(headerValue(eml, 'from')).toBe('Plaza <plaza@example.org>')
      expect(headerValue(eml, 'to')).toBe('amira@example.com')
      expect(headerValue(eml, 'auto-submitted')).toBe('auto-generated')
      expect(headerValue(eml, 'x-mailer')).toBe('')
    }
  })

  test('shares its connection with the next one', async () => {
    const sink = await openSink()
    const mailer = mailerTo(sink.url)
    for (const name of ['amira', 'bruno', 'chen']) await mailer.send(mailTo(`${name}@example.com`))
    expect(sink.mails.map(({ to }) => to)).toEqual([['amira@example.com'], ['bruno@example.com'], ['chen@example.com']])
    expect(sink.connections()).toBe(1)
  })

  test('is delivered, so that its link verifies an address', async () => {
    expect(mailerTo('smtp://127.0.0.1:9').delivers).toBe(true)
  })

  test('that is invalid is rejected before the server is contacted', async () => {
    const sink = await openSink()
    await expect(mailerTo(sink.url).send({ ...mailTo('amira@example.com'), subject: 'Hi\r\nBcc: all@example.com' })).rejects.toThrow()
    await expect(mailerTo(sink.url).send(mailTo('amira@example.com>\r\nRCPT TO:<all@example.com'))).rejects.toThrow()
    expect(sink.connections()).toBe(0)
  })

  test('has no line break or control character in any header, wherever it was hidden', async () => {
    const sink = await openSink()
    const mailer = mailerTo(sink.url)
    const mail = mailTo('amira@example.com')
    for (const hidden of ['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029', '\0', '\v', '\f', '\u001b']) {
      const added = `x${hidden}Bcc: all@example.com`
      const hostile: Partial<Mail>[] = [
        { subject: added },
        { subject: `${hidden}.${hidden}QUIT` },
        { to: `amira@example.com${hidden}Bcc: all@example.com` },
        { to: `"x${hidden}y"@example.com` },
        { to: `amira@example.com${hidden}` },
        { id: added },
      ]
      for (const changes of hostile) await expect(mailer.send({ ...mail, ...changes }), JSON.stringify(changes)).rejects.toThrow()
      for (const from of [
        { name: added, address: 'plaza@example.org' },
        { name: 'Plaza', address: `plaza@example.org${hidden}` },
      ])
        expect(() => toSendMailOptions(mail, from), JSON.stringify(from)).toThrow()
    }
    expect(sink.connections()).toBe(0)
  })

  test('has the same headers and one recipient, whatever its subject says', async () => {
    const sink = await openSink()
    const mailer = mailerTo(sink.url)
    const namesOf = (bytes: Buffer | undefined) => readEml(bytes ?? Buffer.alloc(0)).headers.map(([name]) => name.toLowerCase())
    await mailer.send(mailTo('amira@example.com'))
    const usual = namesOf(sink.mails[0]?.bytes)
    expect(usual).not.toContain('bcc')
    for (const subject of [
      'Bcc: all@example.com',
      '=?utf-8?Q?=0D=0ABcc:_all@example.com?=',
      '%0d%0aBcc: all@example.com',
      `long ${'word '.repeat(300)}`,
      `طلب ${'كوب '.repeat(100)}\u202e`,
      '<all@example.com>, "x" <y@example.com>',
    ]) {
      await mailer.send({ ...mailTo('amira@example.com'), subject })
      expect(namesOf(sink.mails.at(-1)?.bytes), subject).toEqual(usual)
      expect(sink.mails.at(-1)?.to).toEqual(['amira@example.com'])
    }
  })
})

describe('a mail server that rejects', () => {
  test('an unknown mailbox is permanent; the log contains the reason, not the address', async () => {
    const sink = await openSink({ RCPT: '550 5.1.1 <amira@example.com>: amira@example.com is unknown here' })
    const error = await notSent(mailerTo(sink.url).send(mailTo('amira@example.com')))
    expect(error.permanent).toBe(true)
    expect(error.message).toContain('550 5.1.1')
    expect(error.message).not.toContain('amira')
  })

  test('temporarily may accept the mail later', async () => {
    const sink = await openSink({ RCPT: '451 4.7.1 Greylisted, come back' })
    const error = await notSent(mailerTo(sink.url).send(mailTo('amira@example.com')))
    expect(error).toMatchObject({ permanent: false, message: expect.stringContaining('451 4.7.1') })
  })

  test('a password is reported without it', async () => {
    const sink = await openSink({ AUTH: '535 5.7.8 Authentication failed' })
    const url = sink.url.replace('//', '//plaza:tea%20%26%20figs@')
    const error = await notSent(mailerTo(url).send(mailTo('amira@example.com')))
    expect(sink.said.filter((line) => line.startsWith('AUTH'))).toEqual([`AUTH PLAIN ${btoa('\0plaza\0tea & figs')}`])
    expect(error.permanent).toBe(false)
    for (const told of [error.message, error.stack ?? '', JSON.stringify(error), ...lines]) expect(told).not.toMatch(/tea|figs|AHBsYXph/)
  })

  test('the connection fails the mail', async () => {
    const sink = await openSink()
    await sink.close()
    opened.splice(0)
    const error = await notSent(mailerTo(sink.url).send(mailTo('amira@example.com')))
    expect(error).toMatchObject({ permanent: false, message: expect.stringContaining('ESOCKET') })
  })
})

describe('SMTP_URL', () => {
  test('is read with its user and password decoded', () => {
    expect(parseSmtpUrl('smtps://plaza%40example.org:a%2Fb@mail.example.org')).toEqual({
      host: 'mail.example.org',
      secure: true,
      auth: { user: 'plaza@example.org', pass: 'a/b' },
      requireTLS: true,
    })
    expect(parseSmtpUrl('smtp://[::1]:1025')).toEqual({ host: '::1', port: 1025, secure: false })
  })

  test('with a password requires TLS for another machine', () => {
    expect(parseSmtpUrl('smtp://plaza:secret@mail.example.org')).toMatchObject({ requireTLS: true })
    expect(parseSmtpUrl('smtp://plaza:secret@localhost:1025')).toMatchObject({ requireTLS: false })
  })

  test.each([
    'mail.example.org',
    'http://mail.example.org',
    'smtp://',
    'smtp://mail.example.org/path',
    'smtp://mail.example.org?tls.rejectUnauthorized=false',
    'smtp://plaza@mail.example.org',
    'smtp://:secret@mail.example.org',
    'smtp://plaza:%zz@mail.example.org',
    'smtp://plaza:%ff@mail.example.org',
  ])('%s is invalid', (url) => {
    expect(parseSmtpUrl(url)).toBeNull()
  })
})
