import { expect, test } from 'vitest'
import { divideTranslations } from './locales.vite.ts'

const ALL = {
  shop: { title: 'Shop', left_one: '1 left', left_other: '{{count}} left', kind: { mug: 'Mug', bag: 'Bag' }, failure: { FULL: 'Full' } },
  payroll: { title: 'Payroll' },
}

test('translations are divided by whether a source names them', () => {
  const page = "t('shop.title'); t('shop.left', { count })"
  expect(divideTranslations(ALL, [page])).toEqual({
    named: { shop: { title: 'Shop', left_one: '1 left', left_other: '{{count}} left' } },
    others: { shop: { kind: { mug: 'Mug', bag: 'Bag' }, failure: { FULL: 'Full' } }, payroll: { title: 'Payroll' } },
  })
})

test('a branch that a source builds keys from, or declares, is named as a whole', () => {
  const named = { shop: { kind: { mug: 'Mug', bag: 'Bag' } } }
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code.
  expect(divideTranslations(ALL, ['t(`shop.kind.${kind}`)']).named).toEqual(named)
  expect(divideTranslations(ALL, ['/** Keys: shop.kind.* */']).named).toEqual(named)
})
