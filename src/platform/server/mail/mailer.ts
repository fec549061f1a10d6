import type { Mail } from './mail.ts'

/** Sends mails. */
export type Mailer = {
  /**
   * Sends a mail; resolves when the mail server has accepted it. Throws MailNotSent when the server rejects it. Called only by
   * background tasks, never inside a transaction: a retried task sends the same Message-ID.
   */
  send(mail: Mail): Promise<void>
  /** True when mail is really sent, so that opening a mailed link verifies the address. */
  readonly delivers: boolean
  close(): Promise<void>
}
