/**
 * A vendor from beginning to end: Yara registers, opens a shop, adds products by hand and from a file, sells, ships, refunds, answers a
 * review and is paid out by two administrators, correct to the cent. The tests run in order, in any language and width.
 */
import { afterAll, beforeAll, describe } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { signIn } from './member.ts'
import { isPaid } from './selling-money.ts'
import { opensHerShop } from './selling-opening.ts'
import { sells } from './selling-orders.ts'
import { fillsHerShop } from './selling-products.ts'
import { BRUNO, type SellingScenario } from './selling-scenario.ts'
import { loadTranslations } from './translations.ts'

export function sellingJourney({ language, width, throwName }: { language: Language; width: 1440 | 390; throwName: string }): void {
  describe(`Yara sells in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const scenario = { fixture, words, width, throwName, order: { id: '' } } as SellingScenario

    beforeAll(async () => {
      const [yara, bruno, omar, chen] = await Promise.all([0, 1, 2, 3].map(() => fixture.arrive({ words, width })))
      if (!yara || !bruno || !omar || !chen) throw new Error('somebody did not come')
      scenario.people = { yara, bruno, omar, chen }
      await signIn(bruno, fixture.plaza.url, BRUNO)
      await signIn(omar, fixture.plaza.url, 'admin@plaza.example')
    })
    afterAll(async () => {
      for (const visitor of Object.values(scenario.people ?? {})) await visitor.leave()
    })

    opensHerShop(scenario)
    fillsHerShop(scenario)
    sells(scenario)
    isPaid(scenario)
  })
}
