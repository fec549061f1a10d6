/** People who try the demo read their emails on the machine itself. */

import { expect, test } from 'vitest'
import { composeMail } from '#platform/server/mail/compose.ts'
import { newSignIn } from '#platform/server/mail/example-mail.ts'
import { folderMailer } from '#platform/server/mail/folder-mailer.ts'
import { mailFolder } from '#platform/server/mail/open-mailer.ts'
import type { Language } from '#platform/shared/language.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { loadTranslations } from './translations.ts'

const fixture = useBrowserFixture()

async function receive(language: Language): Promise<{ subject: string; label: string }> {
  const { url, dataDir } = fixture.plaza
  const label = { en: 'To the market', es: 'Al mercado', ar: 'إلى السوق' }[language]
  const words = newSignIn[language]({ name: 'Bruno', device: 'Firefox', address: '203.0.113.7' })
  const composed = composeMail({ ...words, button: { label, url: '/marketplace' } }, language, { origin: url, productName: 'Plaza' })
  const mailer = folderMailer(mailFolder(dataDir), { name: 'Plaza', address: 'plaza@localhost' })
  await mailer.send({ id: `sig_${language}`, to: 'bruno@example.com', language, ...composed })
  return { subject: words.subject, label }
}

test.each([
  ['en', 1440],
  ['ar', 390],
] as const)('an email is found in the mailbox, read, and its button works: in %s at %i px', async (language, width) => {
  const { subject, label } = await receive(language)
  const bruno = await fixture.arrive({ words: loadTranslations(language), width })
  // axe asks the frame of the mail, whose sandbox has no origin.
  bruno.forgive(/Failed to execute 'postMessage'/)

  await bruno.page.goto('/mailbox')
  await bruno.expectAccessibleInBothThemes('the mailbox')
  await bruno.page.getByRole('link', { name: subject }).first().click()
  await bruno.page.getByRole('heading', { name: subject, level: 1 }).waitFor()
  await bruno.expectAccessibleInBothThemes('a mail in the mailbox')

  const mail = bruno.page.frameLocator('iframe')
  expect(await mail.locator('html').getAttribute('lang')).toBe(language)
  await mail.getByRole('link', { name: label }).click()
  await bruno.page.waitForURL('**/marketplace')
  await bruno.awake()
  await bruno.leave()
})
