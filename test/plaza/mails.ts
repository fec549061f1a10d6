/** A mailer that keeps its mails, so that a test reads what somebody would have received. It refuses what a real one refuses. */
import { asSent, type Mail } from '#platform/server/mail/mail.ts'
import type { Mailer } from '#platform/server/mail/mailer.ts'

export type ReceivedMail = Mail & {
  /** The first link in it. Throws when there is none. */
  link(): string
}

export type MailKeeper = Mailer & {
  /** All mails to an address, in the order they were sent. */
  to(address: string): ReceivedMail[]
}

export function keepMails(): MailKeeper {
  const mails: ReceivedMail[] = []
  return {
    delivers: true,
    async send(mail) {
      asSent(mail, { name: 'Plaza', address: 'plaza@localhost' })
      mails.push({ ...mail, link: () => firstLinkIn(mail) })
    },
    to: (address) => mails.filter(({ to }) => to === address),
    async close() {},
  }
}

function firstLinkIn({ subject, text }: Mail): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? []
  if (!link) throw new Error(`no link in «${subject}»`)
  return link
}
