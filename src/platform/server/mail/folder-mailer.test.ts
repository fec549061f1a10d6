import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import { openLog } from '../log.ts'
import { composeMail } from './compose.ts'
import { headerValue } from './eml.ts'
import { newSignIn } from './example-mail.ts'
import { findStoredMail, folderMailer, loadStoredMails } from './folder-mailer.ts'
import type { Mail } from './mail.ts'
import { mailFolder, openMailer } from './open-mailer.ts'

const from = { name: 'Plaza', address: 'plaza@localhost' }
const noon = new Date('2026-11-21T12:00:00.000Z')
let dataDir: string
let folder: string
let now: Date

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'plaza-mail-'))
  folder = mailFolder(dataDir)
  now = noon
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const mailer = () => folderMailer(folder, from, () => now)
const later = (ms: number) => {
  now = new Date(noon.getTime() + ms)
}

function mailTo(to: string, { id = 'sig_1', language = 'en' }: { id?: string; language?: Language } = {}): Mail {
  const words = newSignIn[language]({ name: 'Amira & كريم', device: 'Firefox', address: '203.0.113.7' })
  return { id, to, language, ...composeMail(words, language, { origin: 'https://example.org', productName: 'Plaza' }) }
}

test.each(['en', 'es', 'ar'] as const)('a mail without SMTP_URL is written to the folder as it was composed, in %s', async (language) => {
  const mail = mailTo('amira@example.com', { language })
  await mailer().send(mail)
  const [kept] = await loadStoredMails(folder)
  expect(kept).toMatchObject({ text: mail.text, html: mail.html })
  expect(kept && [headerValue(kept, 'to'), headerValue(kept, 'subject'), headerValue(kept, 'date')]).toEqual([
    'amira@example.com',
    mail.subject,
    'Sat, 21 Nov 2026 12:00:00 +0000',
  ])
})

test('it verifies no address', () => {
  expect(openMailer({ smtpUrl: null, mailFrom: from, dataDir }, openLog('silent')).delivers).toBe(false)
})

test('only its owner can read the folder, even when it was created with wider permissions', async () => {
  mkdirSync(folder, { mode: 0o755 })
  chmodSync(folder, 0o755)
  await mailer().send(mailTo('amira@example.com'))
  const [file = ''] = readdirSync(folder)
  expect((statSync(folder).mode & 0o777).toString(8)).toBe('700')
  expect((statSync(join(folder, file)).mode & 0o777).toString(8)).toBe('600')
})

test('a file name contains the time, and nothing of the content', async () => {
  await mailer().send(mailTo('amira@example.com', { id: 'ver_amira' }))
  const [file = ''] = readdirSync(folder)
  expect(file).toMatch(/^20261121T120000000Z-[0-9a-f]{12}\.eml$/)
})

test('mails are read newest first, and a retried mail is recognizable', async () => {
  await mailer().send(mailTo('amira@example.com'))
  later(1)
  await mailer().send(mailTo('bruno@example.com', { id: 'sig_2' }))
  later(2)
  await mailer().send(mailTo('amira@example.com'))
  const mails = await loadStoredMails(folder)
  expect(mails.map((mail) => [headerValue(mail, 'to'), headerValue(mail, 'message-id')])).toEqual([
    ['amira@example.com', '<sig_1@localhost>'],
    ['bruno@example.com', '<sig_2@localhost>'],
    ['amira@example.com', '<sig_1@localhost>'],
  ])
})

test('the newest 500 mails are kept; other files are left alone', async () => {
  mkdirSync(folder)
  for (let index = 0; index < 500; index += 1) {
    writeFileSync(join(folder, `20261120T1200${String(index).padStart(5, '0')}Z-0123456789ab.eml`), 'Subject: old\r\n\r\n')
  }
  writeFileSync(join(folder, 'notes.eml'), 'mine')
  await mailer().send(mailTo('amira@example.com'))
  const mails = await loadStoredMails(folder)
  expect(mails).toHaveLength(500)
  expect(mails[0] && headerValue(mails[0], 'to')).toBe('amira@example.com')
  expect(readdirSync(folder)).not.toContain('20261120T120000000Z-0123456789ab.eml')
  expect(existsSync(join(folder, 'notes.eml'))).toBe(true)
})

test('no name can refer to a file outside the folder', async () => {
  await mailer().send(mailTo('amira@example.com'))
  writeFileSync(join(dataDir, '20261121T120000000Z-0123456789ab.eml'), 'Subject: outside\r\n\r\n')
  for (const name of [
    '../20261121T120000000Z-0123456789ab',
    './20261121T120000000Z-0123456789ab',
    '..%2f20261121T120000000Z-0123456789ab',
    '20261121T120000000Z-0123456789ab\0',
    '20261121T120000000Z-0123456789ab',
    '../secrets',
    '',
  ]) {
    expect(await findStoredMail(folder, name), name).toBeNull()
  }
})

test('a missing folder contains no mails', async () => {
  expect(await loadStoredMails(folder)).toEqual([])
})
