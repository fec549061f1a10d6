/** By SMTP, or without `SMTP_URL` into a folder of this machine. */
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { folderMailer } from './folder.ts'
import type { Mailer } from './mailer.ts'
import { smtpMailer } from './smtp.ts'

export function openMailer({ smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>, log: Log): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, mailFrom, log) : folderMailer(mailFolder(dataDir), mailFrom)
}

export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail')
}
