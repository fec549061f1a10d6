/** What stands in the parts of the catalogue: the same small shop in three languages. */
import type { Language } from '#platform/shared/language.ts'
import { useLanguage } from '../i18n/use-language.ts'

const SAMPLES = {
  en: {
    shop: 'Dar Amira Ceramics',
    person: 'Amira Haddad',
    product: 'Sage green mug',
    field: 'Name of the shop',
    hint: 'Customers see it on every receipt.',
    wrong: 'There is a shop by this name already.',
    short: 'Save',
    sentence: 'Thrown and glazed by hand in Aleppo, fired twice.',
    long: 'A set of six espresso cups with saucers, each a little different, packed in recycled paper so that all of them arrive whole',
    note: 'Called the customer: the second parcel comes on Thursday.',
    states: ['Open', 'Paid', 'Sent', 'Returned'],
    areas: ['Orders', 'Products', 'Customers'],
  },
  es: {
    shop: 'Cerámica Dar Amira',
    person: 'Amira Haddad',
    product: 'Taza verde salvia',
    field: 'Nombre de la tienda',
    hint: 'La clientela lo ve en cada recibo.',
    wrong: 'Ya hay una tienda con este nombre.',
    short: 'Guardar',
    sentence: 'Torneada y esmaltada a mano en Alepo, cocida dos veces.',
    long: 'Un juego de seis tazas de espresso con plato, cada una un poco distinta, envuelto en papel reciclado para que todas lleguen enteras',
    note: 'Llamé a la clienta: el segundo paquete llega el jueves.',
    states: ['Abierto', 'Pagado', 'Enviado', 'Devuelto'],
    areas: ['Pedidos', 'Productos', 'Clientes'],
  },
  ar: {
    shop: 'خزف دار أميرة',
    person: 'أميرة حداد',
    product: 'كوب أخضر بلون المريمية',
    field: 'اسم المتجر',
    hint: 'يراه الزبائن في كل إيصال.',
    wrong: 'هناك متجر بهذا الاسم.',
    short: 'حفظ',
    sentence: 'مصنوع ومطلي يدويًا في حلب ومشوي مرتين.',
    long: 'طقم من ستة فناجين إسبريسو مع صحونها، كل منها مختلف قليلًا، مغلّف بورق معاد تدويره لتصل كلها سليمة',
    note: 'اتصلتُ بالزبونة: يصل الطرد الثاني يوم الخميس.',
    states: ['مفتوح', 'مدفوع', 'مُرسل', 'مُعاد'],
    areas: ['الطلبات', 'المنتجات', 'الزبائن'],
  },
} satisfies Record<Language, object>

export type Sample = (typeof SAMPLES)['en']

export function useSample(): Sample {
  return SAMPLES[useLanguage()]
}
