/** The mails of a story: without SMTP they lie in its folder. */
import { expect } from 'vitest'
import { header } from '#platform/server/mail/eml.ts'
import { keptMails } from '#platform/server/mail/folder.ts'
import { mailFolder } from '#platform/server/mail/open-mailer.ts'
import type { StoryPlaza } from './story-plaza.ts'

/** The path and query of the newest link to `page` that was mailed to somebody. Waits for the mail. */
export async function mailedLink({ dataDir }: StoryPlaza, address: string, page: string): Promise<string> {
  const find = async () => {
    const mails = (await keptMails(mailFolder(dataDir))).filter((mail) => header(mail, 'to') === address)
    return mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []).find((link) => new URL(link).pathname === page)
  }
  await expect.poll(find).toBeDefined()
  const { pathname, search } = new URL((await find()) ?? '')
  return pathname + search
}
