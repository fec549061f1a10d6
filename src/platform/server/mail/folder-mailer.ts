/** Writes mails to a folder instead of sending them: one `.eml` per mail, readable only by the folder's owner, the newest ones kept. */
import { createHash } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Mailbox } from './address.ts'
import { type Eml, readEml } from './eml.ts'
import { toSendMailOptions } from './mail.ts'
import type { Mailer } from './mailer.ts'

const MAX_STORED_MAILS = 500
/** The time and a hash of the mail's id: names sort by time and do not reveal the content. */
const MAIL_NAME = /^\d{8}T\d{9}Z-[0-9a-f]{12}$/
const EXTENSION = '.eml'

export function folderMailer(folder: string, from: Mailbox, now = () => new Date()): Mailer {
  return {
    delivers: false,
    async send(mail) {
      const bytes = await new MailComposer({ ...toSendMailOptions(mail, from), date: now() }).compile().build()
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await chmod(folder, 0o700)
      const path = join(folder, `${fileNameFor(mail.id, now())}${EXTENSION}`)
      const unfinished = `${path}.${process.pid}.part`
      await writeFile(unfinished, bytes, { mode: 0o600 })
      await rename(unfinished, path)
      const tooOld = (await listMailNames(folder)).slice(MAX_STORED_MAILS)
      await Promise.all(tooOld.map((name) => rm(join(folder, `${name}${EXTENSION}`), { force: true })))
    },
    async close() {},
  }
}

export type StoredMail = Eml & { name: string }

/** Returns all mails of a folder, newest first; none when the folder does not exist. */
export async function loadStoredMails(folder: string): Promise<StoredMail[]> {
  const mails = await Promise.all((await listMailNames(folder)).map((name) => findStoredMail(folder, name)))
  return mails.filter((mail) => mail !== null)
}

/** Returns the mail with this name, or null when it does not exist or the name is invalid. */
export async function findStoredMail(folder: string, name: string): Promise<StoredMail | null> {
  if (!MAIL_NAME.test(name)) return null
  const bytes = await readFile(join(folder, `${name}${EXTENSION}`)).catch(nullIfMissing)
  return bytes && { name, ...readEml(bytes) }
}

function fileNameFor(id: string, at: Date): string {
  return `${at.toISOString().replace(/[-:.]/g, '')}-${createHash('sha256').update(id).digest('hex').slice(0, 12)}`
}

async function listMailNames(folder: string): Promise<string[]> {
  const files = (await readdir(folder).catch(nullIfMissing)) ?? []
  const names = files.filter((file) => file.endsWith(EXTENSION)).map((file) => file.slice(0, -EXTENSION.length))
  return names
    .filter((name) => MAIL_NAME.test(name))
    .sort()
    .reverse()
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
