/** A mailer that records its emails for tests. It rejects what a real mailer rejects. */
import { type Mail, toSendMailOptions } from '#platform/server/mail/mail.ts'
import type { Mailer } from '#platform/server/mail/mailer.ts'

export type ReceivedMail = Mail & {
  /** The first link in the email. Throws when there is none. */
  link(): string
}

export type MailRecorder = Mailer & {
  /** All emails to an address, oldest first. */
  to(address: string): ReceivedMail[]
}

export function openMailRecorder(): MailRecorder {
  const mails: ReceivedMail[] = []
  return {
    delivers: true,
    async send(mail) {
      toSendMailOptions(mail, { name: 'Plaza', address: 'plaza@localhost' })
      mails.push({ ...mail, link: () => findFirstLink(mail) })
    },
    to: (address) => mails.filter(({ to }) => to === address),
    async close() {},
  }
}

function findFirstLink({ subject, text }: Mail): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? []
  if (!link) throw new Error(`no link in «${subject}»`)
  return link
}
