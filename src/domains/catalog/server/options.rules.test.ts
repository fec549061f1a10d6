import { expect, test } from 'vitest'
import { translateOptions, variantOptions } from './options.rules.ts'

const SOFA = [
  { key: 'color', names: {}, values: [{ value: 'sage' }, { value: 'night sky', names: { es: 'Cielo nocturno' } }] },
  { key: 'fabric', names: { en: 'Fabric', es: 'Tela' }, values: [{ value: 'Wool', names: { es: 'Lana' } }] },
]
const textsOf = (options: readonly { name: string; label: string }[]) => options.map(({ name, label }) => `${name}: ${label}`)

test('options have the words of the reader: built-in names, known colors, and what the vendor translated', () => {
  expect(textsOf(variantOptions(SOFA, ['sage', 'Wool'], 'es'))).toEqual(['Color: Salvia', 'Tela: Lana'])
  expect(textsOf(variantOptions(SOFA, ['night sky', 'Wool'], 'ar'))).toEqual(['اللون: night sky', 'Fabric: Wool'])
})

test('the options of a sale are translated for another reader as far as Plaza knows the words; others stay as they were', () => {
  const sold = (color: string) => variantOptions(SOFA, [color, 'Wool'], 'es')
  expect(textsOf(translateOptions(sold('sage'), 'ar'))).toEqual(['اللون: أخضر مريمي', 'Tela: Lana'])
  expect(textsOf(translateOptions(sold('night sky'), 'en'))).toEqual(['Color: Cielo nocturno', 'Tela: Lana'])
})
