/** Words of the notification about pictures that can't be fetched. */
import type { KindWords } from '#platform/server/notifications/kind-declaration.ts'

type Missed = { product: string; missed: number; url: string; what: string }

/** By the reason that `fetchPicture` gives. */
const WHY = {
  en: {
    url: 'not a web address',
    address: 'not on the public internet',
    redirect: 'it leads elsewhere too often',
    size: 'larger than 10 MB',
    encoding: 'it can’t be read',
    unreachable: 'it doesn’t answer',
    status: 'it answers with an error',
    type: 'no JPEG, PNG, WebP, GIF or AVIF',
    pixels: 'too many pixels',
    broken: 'it can’t be read',
    tooMany: 'the product has the most pictures already',
  },
  es: {
    url: 'no es una dirección web',
    address: 'no está en la internet pública',
    redirect: 'redirige demasiadas veces',
    size: 'supera los 10 MB',
    encoding: 'no se puede leer',
    unreachable: 'no responde',
    status: 'responde con un error',
    type: 'no es JPEG, PNG, WebP, GIF ni AVIF',
    pixels: 'tiene demasiados píxeles',
    broken: 'no se puede leer',
    tooMany: 'el producto ya tiene el máximo de imágenes',
  },
  ar: {
    url: 'ليس عنوانًا على الويب',
    address: 'ليس على الإنترنت العام',
    redirect: 'يحيل إلى عناوين أخرى مرات كثيرة',
    size: 'أكبر من 10 ميغابايت',
    encoding: 'تتعذّر قراءته',
    unreachable: 'لا يستجيب',
    status: 'يجيب بخطأ',
    type: 'ليس JPEG أو PNG أو WebP أو GIF أو AVIF',
    pixels: 'فيه بكسلات كثيرة جدًا',
    broken: 'تتعذّر قراءته',
    tooMany: 'بلغ المنتج الحد الأقصى من الصور',
  },
} as const

type Reason = keyof (typeof WHY)['en']

export const MISSED_WORDS: KindWords<Missed> = {
  en: {
    name: 'Imported images',
    text: ({ product, missed, url, what }) =>
      `Images of ${product} that couldn’t be fetched: ${missed}. ${url}: ${WHY.en[what as Reason]}.`,
  },
  es: {
    name: 'Imágenes importadas',
    text: ({ product, missed, url, what }) =>
      `Imágenes de ${product} que no se pudieron obtener: ${missed}. ${url}: ${WHY.es[what as Reason]}.`,
  },
  ar: {
    name: 'الصور المستوردة',
    text: ({ product, missed, url, what }) => `صور ${product} التي تعذّر جلبها: ${missed}. ${url}: ${WHY.ar[what as Reason]}.`,
  },
}
