import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { defaultMailbox, isMailAddress, parseMailbox } from './address.ts'
import { type Mail, toSendMailOptions } from './mail.ts'

const plaza = { name: 'Plaza', address: 'plaza@example.org' }
const mail: Mail = { id: 'ver_1.2', to: 'amira@example.com', language: 'en', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }

/** Each payload would add a header, end the headers, or name another recipient. */
const INJECTIONS = [
  '\r\nBcc: everybody@example.org',
  '\nBcc: everybody@example.org',
  '\r',
  '\0',
  '\r\n\r\n<h1>',
  '\u2028',
  '\u0085',
  '\x7f',
]

describe('an address', () => {
  test.each(['amira@example.com', "o'neil+plaza@mail.example.co.uk", 'plaza@localhost', 'x@xn--mgbh0fb.example'])(
    '%s is one',
    (address) => {
      expect(isMailAddress(address)).toBe(true)
    },
  )

  test.each([
    '',
    'amira',
    '@example.com',
    'amira@',
    'amira@@example.com',
    'a b@example.com',
    'amira@example.com, bruno@example.com',
    'amira@example.com;bruno@example.com',
    'Amira <amira@example.com>',
    '<amira@example.com>',
    '"amira x"@example.com',
    'amira@[127.0.0.1]',
    'amira@example..com',
    '.amira@example.com',
    'amira@example.com ',
    'amira(comment)@example.com',
    'أميرة@example.com',
    `${'a'.repeat(250)}@example.com`,
    ...INJECTIONS.flatMap((payload) => [`amira@example.com${payload}`, `amira${payload}@example.com`, `${payload}amira@example.com`]),
  ])('%j is none', (address) => {
    expect(isMailAddress(address)).toBe(false)
    expect(() => toSendMailOptions({ ...mail, to: address }, plaza)).toThrow('the address of a mail is invalid')
    expect(() => toSendMailOptions(mail, { name: 'Plaza', address })).toThrow('the address of a mail is invalid')
  })

  test('is valid if contracts accept it', () => {
    const accepted = fc.emailAddress().filter((address) => z.email().max(254).safeParse(address).success)
    fc.assert(fc.property(accepted, isMailAddress))
  })
})

describe('the headers of a mail', () => {
  test.each(INJECTIONS)('cannot be injected through any field: %j', (payload) => {
    expect(() => toSendMailOptions({ ...mail, subject: `Hello${payload}` }, plaza)).toThrow('the subject of a mail')
    expect(() => toSendMailOptions({ ...mail, id: `ver_1${payload}` }, plaza)).toThrow('the id of a mail')
    expect(() => toSendMailOptions(mail, { ...plaza, name: `Plaza${payload}` })).toThrow('the sender of a mail')
    expect(() => toSendMailOptions({ ...mail, business: `Dar Amira${payload}` }, plaza)).toThrow('the sender of a mail')
    expect(() => toSendMailOptions({ ...mail, replyTo: `amira@example.com${payload}` }, plaza)).toThrow('the address of a mail')
    expect(parseMailbox(`Plaza${payload} <plaza@example.org>`)).toBeNull()
    expect(parseMailbox(`Plaza <plaza@example.org${payload}>`)).toBeNull()
  })

  test('a business writes under its name and the platform’s, and answers go to a colleague', () => {
    const written = toSendMailOptions({ ...mail, business: 'Dar Amira', replyTo: 'amira@example.com' }, plaza)
    expect([written.from, written.replyTo]).toEqual([
      { name: 'Dar Amira (Plaza)', address: 'plaza@example.org' },
      { name: '', address: 'amira@example.com' },
    ])
    expect(toSendMailOptions(mail, plaza)).toMatchObject({ from: plaza })
    expect(toSendMailOptions(mail, plaza).replyTo).toBeUndefined()
  })

  test.each(['', 'ver 1', 'ver_1>', 'ver..1', '.ver', 'ver.', 'ver@1', 'v'.repeat(101)])('%j is not a valid mail id', (id) => {
    expect(() => toSendMailOptions({ ...mail, id }, plaza)).toThrow('the id of a mail')
  })

  test('the Message-ID is the mail’s id at the sender’s host, for every attempt', () => {
    expect(toSendMailOptions(mail, plaza).messageId).toBe('<ver_1.2@example.org>')
    expect(toSendMailOptions({ ...mail, subject: 'Hello again' }, plaza).messageId).toBe('<ver_1.2@example.org>')
  })
})

describe('the sender', () => {
  test.each([
    ['Plaza <plaza@example.org>', { name: 'Plaza', address: 'plaza@example.org' }],
    ['ساحة المدينة <plaza@example.org>', { name: 'ساحة المدينة', address: 'plaza@example.org' }],
    ['plaza@example.org', { name: '', address: 'plaza@example.org' }],
  ])('%s is read', (text, mailbox) => {
    expect(parseMailbox(text)).toEqual(mailbox)
  })

  test.each(['Plaza', 'Plaza <plaza>', 'Plaza <a@b.c> <d@e.f>', '"Plaza" <plaza@example.org>', 'a@b.c, d@e.f'])('%s is invalid', (text) => {
    expect(parseMailbox(text)).toBeNull()
  })

  test.each([
    ['https://plaza.example.org', 'plaza@plaza.example.org'],
    ['https://plaza.example.org:8443/', 'plaza@plaza.example.org'],
    ['http://192.0.2.1:3000', 'plaza@localhost'],
    ['http://[::1]:3000', 'plaza@localhost'],
    [null, 'plaza@localhost'],
  ])('is Plaza at the host people type: %s', (publicUrl, address) => {
    expect(defaultMailbox(publicUrl)).toEqual({ name: 'Plaza', address })
  })
})
