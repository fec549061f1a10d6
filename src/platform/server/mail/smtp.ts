/** Mail through a server of the operator's. Where it is and how to get in comes from `SMTP_URL`; nothing of that is ever logged. */
import { createTransport, type NodemailerError } from 'nodemailer'
import type { Log } from '../log.ts'
import type { Mailbox } from './address.ts'
import { asSent } from './mail.ts'
import type { Mailer } from './mailer.ts'
import { parseSmtpUrl } from './smtp-url.ts'

const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
const MAX_CONNECTIONS = 3

/** The server did not take a mail. The message names its answer, never an address or a key. */
export class MailNotSent extends Error {
  /** The same mail would be refused again: the person's mailbox is gone or never was. */
  readonly permanent: boolean
  constructor({ code, response, permanent }: NodemailerError) {
    super(`the mail server did not take a mail: ${[code, response && withoutAddresses(response)].filter(Boolean).join(' ')}`)
    this.name = 'MailNotSent'
    this.permanent = permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE')
  }
}

export function smtpMailer(url: string, from: Mailbox, log: Log): Mailer {
  const server = parseSmtpUrl(url)
  if (!server) throw new Error('SMTP_URL is none')
  const transport = createTransport({ pool: true, maxConnections: MAX_CONNECTIONS, ...TIMEOUTS, ...server })
  transport.on('error', (error: NodemailerError) => log.warn({ error: new MailNotSent(error) }, 'the mail server went away'))
  return {
    delivers: true,
    async send(mail) {
      const sent = asSent(mail, from)
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
