/** Mail that stays in the house: one `.eml` a mail in a folder only its owner may read, the newest ones kept. */
import { createHash } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Mailbox } from './address.ts'
import { type Eml, readEml } from './eml.ts'
import { asSent } from './mail.ts'
import type { Mailer } from './mailer.ts'

const KEPT = 500
/** When it was written and a hash of the mail's id: sorts by time, says nothing of what is in it. */
const NAME = /^\d{8}T\d{9}Z-[0-9a-f]{12}$/
const EXTENSION = '.eml'

export function folderMailer(folder: string, from: Mailbox, now = () => new Date()): Mailer {
  return {
    delivers: false,
    async send(mail) {
      const bytes = await new MailComposer({ ...asSent(mail, from), date: now() }).compile().build()
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await chmod(folder, 0o700)
      const path = join(folder, `${nameOf(mail.id, now())}${EXTENSION}`)
      const unfinished = `${path}.${process.pid}.part`
      await writeFile(unfinished, bytes, { mode: 0o600 })
      await rename(unfinished, path)
      const tooOld = (await namesIn(folder)).slice(KEPT)
      await Promise.all(tooOld.map((name) => rm(join(folder, `${name}${EXTENSION}`), { force: true })))
    },
    async close() {},
  }
}

export type KeptMail = Eml & { name: string }

/** All mails of a folder, newest first; none when there is no such folder. */
export async function keptMails(folder: string): Promise<KeptMail[]> {
  const mails = await Promise.all((await namesIn(folder)).map((name) => keptMail(folder, name)))
  return mails.filter((mail) => mail !== null)
}

/** The mail of this name, or null when it is gone or the name is none. */
export async function keptMail(folder: string, name: string): Promise<KeptMail | null> {
  if (!NAME.test(name)) return null
  const bytes = await readFile(join(folder, `${name}${EXTENSION}`)).catch(nullIfMissing)
  return bytes && { name, ...readEml(bytes) }
}

function nameOf(id: string, at: Date): string {
  return `${at.toISOString().replace(/[-:.]/g, '')}-${createHash('sha256').update(id).digest('hex').slice(0, 12)}`
}

async function namesIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder).catch(nullIfMissing)) ?? []
  const names = files.filter((file) => file.endsWith(EXTENSION)).map((file) => file.slice(0, -EXTENSION.length))
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
