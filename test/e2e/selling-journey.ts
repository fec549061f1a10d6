/**
 * The whole way of a vendor: Yara registers, opens a shop, fills it by hand and from a file, sells, sends, pays back, answers a review and is
 * paid by two administrators, to the cent. The same walk in any language and on any screen; its tests follow each other.
 */
import { afterAll, beforeAll, describe } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import { signIn } from './member.ts'
import { fillsHerShop } from './selling-goods.ts'
import { isPaid } from './selling-money.ts'
import { opensHerShop } from './selling-opening.ts'
import { sells } from './selling-orders.ts'
import { BRUNO, type Tale } from './selling-tale.ts'
import { useStage } from './stage.ts'
import { wordsOf } from './words.ts'

export function sellingJourney({ language, width, throwName }: { language: Language; width: 1440 | 390; throwName: string }): void {
  describe(`Yara sells from beginning to end in ${language} on a screen ${width} wide`, () => {
    const stage = useStage()
    const words = wordsOf(language)
    const tale = { stage, words, width, throwName, order: { id: '' } } as Tale

    beforeAll(async () => {
      const [yara, bruno, omar, chen] = await Promise.all([0, 1, 2, 3].map(() => stage.arrive({ words, width })))
      if (!yara || !bruno || !omar || !chen) throw new Error('somebody did not come')
      tale.people = { yara, bruno, omar, chen }
      await signIn(bruno, stage.plaza.url, BRUNO)
      await signIn(omar, stage.plaza.url, 'admin@plaza.example')
    })
    afterAll(async () => {
      for (const visitor of Object.values(tale.people ?? {})) await visitor.leave()
    })

    opensHerShop(tale)
    fillsHerShop(tale)
    sells(tale)
    isPaid(tale)
  })
}
