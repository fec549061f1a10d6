/** Reads the emails of a demo, which are stored in its folder. */
import { expect } from 'vitest'
import { headerValue } from '#platform/server/mail/eml.ts'
import { loadStoredMails } from '#platform/server/mail/folder-mailer.ts'
import { mailFolder } from '#platform/server/mail/open-mailer.ts'
import type { DemoPlaza } from './demo-plaza.ts'

/** Waits for the newest mailed link to `page`, and returns its path and query. */
export async function waitForMailedLink({ dataDir }: DemoPlaza, address: string, page: string): Promise<string> {
  const find = async () => {
    const mails = (await loadStoredMails(mailFolder(dataDir))).filter((mail) => headerValue(mail, 'to') === address)
    return mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []).find((link) => new URL(link).pathname === page)
  }
  await expect.poll(find).toBeDefined()
  const { pathname, search } = new URL((await find()) ?? '')
  return pathname + search
}
