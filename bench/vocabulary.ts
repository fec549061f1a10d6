/**
 * Vocabulary for product names: some words are on every tenth product, one on very few, and thousands of collection names, built of
 * syllables, are on many products or on one.
 */

export type Vocabulary = {
  adjectives: string[]
  materials: string[]
  nouns: Record<'apparel' | 'accessories' | 'tech', string[]>
  rare: string
  /** Beginnings, middles and ends of collection names. */
  syllables: [string[], string[], string[]]
  /** Each description has two sentences. */
  sentences: string[]
}

/** Search terms of the jobs: a material of every tenth product, a word that occurs only in descriptions, and the rare noun. */
export const COMMON_WORD = 'linen'
export const DESCRIBING_WORD = 'workshop'
export const RARE_WORD = 'astrolabe'

const LATIN_SYLLABLES: Vocabulary['syllables'] = [
  [
    'Al',
    'Bre',
    'Cor',
    'Dun',
    'El',
    'Fa',
    'Gal',
    'Hol',
    'Ir',
    'Jo',
    'Kel',
    'Lu',
    'Mar',
    'Nor',
    'Or',
    'Pel',
    'Quin',
    'Ros',
    'Sol',
    'Tam',
    'Ul',
    'Ver',
    'Wil',
    'Zan',
  ],
  ['a', 'be', 'de', 'fi', 'go', 'la', 'li', 'mo', 'na', 'ne', 'po', 'ra', 'ri', 'sa', 'ta', 'ti', 'va', 'vi', 'xo', 'ze'],
  ['bel', 'dor', 'len', 'mar', 'nia', 'ral', 'ros', 'sen', 'tha', 'vin', 'wen', 'zo'],
]

export const VOCABULARY: Record<'en' | 'es' | 'ar', Vocabulary> = {
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
    rare: RARE_WORD,
    syllables: LATIN_SYLLABLES,
    sentences: [
      'Made in small runs from material we know by its maker.',
      'Finished by hand and repaired for life.',
      'Ships from our workshop within two working days.',
      'Grows softer with every year of use.',
      'Packed in paper, without any plastic.',
      'Every piece is numbered and signed.',
      'Drawn on a quiet morning and cut the same week.',
      'Tested by the people who wear it daily.',
    ],
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
    rare: 'astrolabio',
    syllables: LATIN_SYLLABLES,
    sentences: [
      'Hecho en series cortas con materiales de origen conocido.',
      'Terminado a mano y con reparación de por vida.',
      'Sale de nuestro taller en dos días laborables.',
      'Se vuelve más suave con cada año de uso.',
      'Empacado en papel, sin nada de plástico.',
      'Cada pieza está numerada y firmada.',
      'Dibujado una mañana tranquila y cortado esa misma semana.',
      'Probado por quienes lo llevan a diario.',
    ],
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
    rare: 'أسطرلاب',
    syllables: [
      ['أن', 'بر', 'تل', 'جو', 'دا', 'را', 'زه', 'سل', 'شم', 'غز', 'فر', 'قم', 'لي', 'مر', 'نو', 'هد'],
      ['ا', 'و', 'ي', 'ما', 'لا', 'نا', 'را', 'با', 'دي', 'سو', 'تي', 'جا'],
      ['ن', 'ر', 'ل', 'د', 'س', 'ة', 'م', 'ك', 'ف', 'ق'],
    ],
    sentences: [
      'صنع بكميات صغيرة من مواد معروفة المصدر.',
      'أنهي باليد مع إصلاح مدى الحياة.',
      'يغادر ورشتنا خلال يومي عمل.',
      'يزداد نعومة مع كل سنة من الاستعمال.',
      'مغلف بالورق دون أي بلاستيك.',
      'كل قطعة مرقمة وموقعة.',
      'رسم في صباح هادئ وقص في الأسبوع نفسه.',
      'جربه من يرتدونه كل يوم.',
    ],
  },
}
