/** Sends mail through the server in `SMTP_URL`. The URL is never logged, because it contains credentials. */
import { createTransport, type NodemailerError } from 'nodemailer'
import type { Log } from '../log.ts'
import type { Mailbox } from './address.ts'
import { toSendMailOptions } from './mail.ts'
import type { Mailer } from './mailer.ts'
import { parseSmtpUrl } from './smtp-url.ts'

const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
const MAX_CONNECTIONS = 3

/** The server did not accept a mail. The message contains its reply, but never an address or a password. */
export class MailNotSent extends Error {
  /** A retry would fail too, because the mailbox does not exist. */
  readonly permanent: boolean
  constructor({ code, response, permanent }: NodemailerError) {
    super(`the mail server did not take a mail: ${[code, response && withoutAddresses(response)].filter(Boolean).join(' ')}`)
    this.name = 'MailNotSent'
    this.permanent = permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE')
  }
}

export function smtpMailer(url: string, from: Mailbox, log: Log): Mailer {
  const server = parseSmtpUrl(url)
  if (!server) throw new Error('SMTP_URL is invalid')
  const transport = createTransport({ pool: true, maxConnections: MAX_CONNECTIONS, ...TIMEOUTS, ...server })
  transport.on('error', (error: NodemailerError) =>
    log.warn({ error: new MailNotSent(error) }, 'the connection to the mail server was lost'),
  )
  return {
    delivers: true,
    async send(mail) {
      const sent = toSendMailOptions(mail, from)
      try {
        await transport.sendMail(sent)
      } catch (error) {
        throw new MailNotSent(error as NodemailerError)
      }
    },
    async close() {
      transport.close()
    },
  }
}

function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>@]+@[^\s<>]+/g, '…')
}
