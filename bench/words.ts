/** Names of goods from word lists: some words are on every tenth product, one word is on very few. */

type Words = { adjectives: string[]; materials: string[]; nouns: Record<'apparel' | 'accessories' | 'tech', string[]>; sentence: string }

/** On every thousandth product. */
const RARE = { en: 'astrolabe', es: 'astrolabio', ar: 'أسطرلاب' }
const RARE_EVERY = 1000

/** What the jobs search for: a material of every tenth product, and the rare noun. */
export const COMMON_WORD = 'linen'
export const RARE_WORD = RARE.en

const WORDS: Record<'en' | 'es' | 'ar', Words> = {
  en: {
    adjectives: [
      'Woven',
      'Quiet',
      'Folded',
      'Everyday',
      'Small',
      'Tall',
      'Washed',
      'Ribbed',
      'Coastal',
      'Striped',
      'Weighted',
      'Plain',
      'Northern',
      'Soft',
      'Carved',
      'Bright',
      'Heavy',
    ],
    materials: ['Linen', 'Wool', 'Cotton', 'Leather', 'Oak', 'Brass', 'Steel', 'Cork', 'Bamboo', 'Felt'],
    nouns: {
      apparel: ['Shirt', 'Jacket', 'Scarf', 'Trousers', 'Overshirt', 'Socks', 'Cap'],
      accessories: ['Tote', 'Wallet', 'Belt', 'Mug', 'Notebook', 'Keyring', 'Umbrella'],
      tech: ['Lamp', 'Speaker', 'Charger', 'Stand', 'Headphones', 'Keyboard', 'Clock'],
    },
    sentence:
      'Made in small runs from material we know by its maker, finished by hand and repaired for life. Ships from our workshop within two working days.',
  },
  es: {
    adjectives: [
      'Tejido',
      'Sereno',
      'Plegado',
      'Diario',
      'Chico',
      'Alto',
      'Lavado',
      'Acanalado',
      'Costero',
      'Rayado',
      'Pesado',
      'Liso',
      'Norteño',
      'Suave',
      'Tallado',
      'Claro',
      'Macizo',
    ],
    materials: ['lino', 'lana', 'algodón', 'cuero', 'roble', 'latón', 'acero', 'corcho', 'bambú', 'fieltro'],
    nouns: {
      apparel: ['camisa', 'chaqueta', 'bufanda', 'pantalón', 'sobrecamisa', 'calcetines', 'gorra'],
      accessories: ['bolsa', 'cartera', 'cinturón', 'taza', 'cuaderno', 'llavero', 'paraguas'],
      tech: ['lámpara', 'altavoz', 'cargador', 'soporte', 'auriculares', 'teclado', 'reloj'],
    },
    sentence: 'Hecho en series cortas con materiales de origen conocido, terminado a mano y con reparación de por vida.',
  },
  ar: {
    adjectives: [
      'منسوج',
      'هادئ',
      'مطوي',
      'يومي',
      'صغير',
      'طويل',
      'مغسول',
      'مضلع',
      'ساحلي',
      'مخطط',
      'ثقيل',
      'بسيط',
      'شمالي',
      'ناعم',
      'محفور',
      'مشرق',
      'متين',
    ],
    materials: ['كتان', 'صوف', 'قطن', 'جلد', 'بلوط', 'نحاس', 'فولاذ', 'فلين', 'خيزران', 'لباد'],
    nouns: {
      apparel: ['قميص', 'سترة', 'وشاح', 'بنطال', 'معطف', 'جوارب', 'قبعة'],
      accessories: ['حقيبة', 'محفظة', 'حزام', 'كوب', 'دفتر', 'ميدالية', 'مظلة'],
      tech: ['مصباح', 'مكبر', 'شاحن', 'حامل', 'سماعات', 'لوحة', 'ساعة'],
    },
    sentence: 'صنع بكميات صغيرة من مواد معروفة المصدر وأنهي باليد مع إصلاح مدى الحياة.',
  },
}

export type Text = { name: string; description: string }

/** The name and description of the product with this number, the same at every call. */
export function textOf(number: number, language: 'en' | 'es' | 'ar', category: keyof Words['nouns']): Text {
  const { adjectives, materials, nouns, sentence } = WORDS[language]
  const noun = number % RARE_EVERY === 0 ? RARE[language] : at(nouns[category], Math.floor(number / 170))
  const name = `${at(adjectives, number)} ${at(materials, Math.floor(number / 17))} ${noun} ${number}`
  return { name, description: `${name}. ${sentence}` }
}

function at<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T
}
