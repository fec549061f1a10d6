/**
 * Omar, an administrator, settles a dispute between Bruno and a vendor: he finds it from the overview, reads both sides, and refunds. What he
 * typed survives a reload, and the money comes from the vendor's earnings. The tests run in order, in any language and width.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { signIn } from './member.ts'
import { loadTranslations } from './translations.ts'

const REASON = 'A rain jacket that lets the rain in is not as described.'

export function disputeJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`Omar settles a dispute in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    let omar: Actor
    let bruno: Actor
    let dispute: { part: string; orderId: string }

    beforeAll(async () => {
      omar = await fixture.arrive({ words, width })
      bruno = await fixture.arrive({ words, width })
      await signIn(omar, fixture.plaza.url, 'admin@plaza.example')
      await signIn(bruno, fixture.plaza.url)
    })
    afterAll(async () => {
      await omar?.leave()
      await bruno?.leave()
    })

    const postings = async () => {
      const [row] = await fixture.plaza.rows<{ minor: number }>(
        `select coalesce(sum(p.amount_minor), 0)::int as minor
         from finance.postings p join finance.transactions t on t.id = p.transaction_id join finance.accounts a on a.id = p.account_id
         where t.part = $1 and a.kind in ('pending', 'available', 'due', 'toCollect', 'expected')`,
        [dispute.part],
      )
      return row?.minor ?? 0
    }

    test('the overview leads him to the dispute, where both sides have written', async () => {
      await omar.open('/admin')
      await omar.main().locator('a[href^="/admin/returns"]').first().click()
      await omar.page.waitForURL('**/admin/returns**')
      const row = omar.main().locator('tr, li').filter({ hasText: 'It is a rain jacket' })
      await omar.expectAccessible('the disputes')
      await row.getByRole('link').first().click()
      await omar.page.waitForURL('**/admin/returns/ret_*')
      for (const said of [
        'The left seam lets water in',
        'Worn jackets cannot be sold again',
        'It is a rain jacket',
        'We would repair the seam',
      ])
        await omar.main().getByText(said).first().waitFor()
      await omar.expectAccessibleInBothThemes('a dispute')
      const [found] = await fixture.plaza.rows<{ part: string; orderId: string }>(
        `select order_id || '-' || part_number as part, order_id as "orderId" from orders.returns where id = $1`,
        [new URL(omar.page.url()).pathname.split('/').at(-1)],
      )
      if (!found) throw new Error('the dispute has no return')
      dispute = found
    })

    test('the reason he typed survives closing the dialog and a reload', async () => {
      const begin = () =>
        omar.main().getByRole('button', { name: new RegExp(`^${say('orders.decide.refund.begin', { amount: '' }).trim()}`) })
      const reason = omar.dialog().getByRole('textbox')
      await begin().click()
      await reason.fill(REASON)
      await omar.page.keyboard.press('Escape')
      await reason.waitFor({ state: 'hidden' })
      await omar.page.reload()
      await omar.awake()
      await begin().click()
      await expect.poll(() => reason.inputValue()).toBe(REASON)
      await omar.expectAccessible('a decision')
    })

    test('he refunds; the decision is final, and the vendor’s earnings of the sale are gone', async () => {
      expect(await postings()).toBeGreaterThan(0)
      await omar
        .dialog()
        .getByRole('button', { name: say('orders.decide.refund.submit'), exact: true })
        .click()
      await omar.page.getByText(say('orders.decide.refund.done')).first().waitFor()
      await omar.main().getByText(say('orders.returnStatus.Refunded')).first().waitFor()
      expect(
        await omar
          .main()
          .getByRole('button', { name: say('orders.decide.dismiss.begin') })
          .count(),
      ).toBe(0)
      await expect.poll(postings).toBe(0)
    })

    test('Bruno reads the decision and its reason on his order', async () => {
      await bruno.open(`/order-confirmation/${dispute.orderId}`)
      await bruno.main().getByText(REASON).first().waitFor()
      await bruno.main().getByText(say('orders.returnStatus.Refunded')).first().waitFor()
      await bruno.expectAccessible('an order with a decided dispute')
    })
  })
}
