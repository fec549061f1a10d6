/** Demo products that are sold from the stock of others. */
import type { DemoProduct } from './demo-product.ts'
import { gallery, localizedText, single } from './product-builders.ts'

/** Cheaper than its parts one by one. */
export const OLIVE_GIFT_BOX: DemoProduct = {
  slug: 'olive-gift-box',
  category: 'Accessories',
  priceMinor: 8400,
  name: localizedText('Olive Grove Gift Box', 'Caja de regalo Olivar', 'صندوق هدايا بستان الزيتون'),
  description: localizedText(
    'Our olive wood board, two tins of this year’s oil and an ivory bowl to dip in, packed in wood wool with a card that you can write on.',
    'Nuestra tabla de olivo, dos latas del aceite de este año y un bol marfil para mojar pan, en virutas de madera y con una tarjeta para escribir.',
    'لوح خشب الزيتون وصفيحتان من زيت هذا العام ووعاء عاجي للتغميس، معبّأة في صوف الخشب مع بطاقة تكتب عليها.',
  ),
  pictures: gallery(
    'olive-gift-box',
    localizedText('Board, two tins of oil and a bowl', 'Tabla, dos latas de aceite y un bol', 'لوح وصفيحتا زيت ووعاء'),
    localizedText('The four pieces from above', 'Las cuatro piezas desde arriba', 'القطع الأربع من الأعلى'),
    localizedText('Close-up of the tins and the bowl', 'Detalle de las latas y el bol', 'لقطة قريبة للصفيحتين والوعاء'),
  ),
  bundleParts: { 'DAR-BRD-34': 1, 'DAR-OIL': 2, 'DAR-BOWL-IVORY': 1 },
  variants: single('DAR-OLIVE-BOX', null),
}
