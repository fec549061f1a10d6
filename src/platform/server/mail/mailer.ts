import type { Mail } from './mail.ts'

/** How mails leave. */
export type Mailer = {
  /**
   * Hands a mail over; resolves when the next one has taken it. Throws MailNotSent when it would not. Called by background
   * tasks only, never inside a transaction: a task is tried again, and what it sends again carries the same Message-ID.
   */
  send(mail: Mail): Promise<void>
  /** True when mail leaves this machine, so that a mailed link proves an address. */
  readonly delivers: boolean
  close(): Promise<void>
}
