/** Opens the mailer: SMTP or, without `SMTP_URL`, a local folder. */
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { folderMailer } from './folder-mailer.ts'
import type { Mailer } from './mailer.ts'
import { smtpMailer } from './smtp.ts'

export function openMailer({ smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>, log: Log): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, mailFrom, log) : folderMailer(mailFolder(dataDir), mailFrom)
}

export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail')
}
