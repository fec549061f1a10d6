/** Demo products that are downloaded, attended, or made after the sale. */
import type { DemoProduct } from './demo-product.ts'
import { gallery, inColors, localizedText, single } from './product-builders.ts'

/** An e-book. */
export const GLAZE_RECIPES: DemoProduct = {
  slug: 'glaze-recipes',
  category: 'Accessories',
  priceMinor: 1200,
  kind: 'digital',
  files: ['glaze-recipes.pdf'],
  name: localizedText(
    'Twelve Glaze Recipes (E-Book)',
    'Doce recetas de esmalte (libro electrónico)',
    'اثنتا عشرة وصفة للتزجيج (كتاب إلكتروني)',
  ),
  description: localizedText(
    'The glazes of our mugs and bowls, with quantities per kilogram, firing schedules and what goes wrong. A PDF for cone 6, to read on any device or to print for the studio wall.',
    'Los esmaltes de nuestras tazas y cuencos, con cantidades por kilo, curvas de cocción y los fallos habituales. Un PDF para cono 6, para leer en cualquier dispositivo o colgar en el taller.',
    'طلاءات أكوابنا وأوعيتنا بمقاديرها لكل كيلوغرام ومراحل الحرق وما قد يسوء فيها. ملف PDF للمخروط 6، للقراءة على أي جهاز أو للطباعة وتعليقه في المشغل.',
  ),
  pictures: gallery(
    'glaze-recipes',
    localizedText('A green book lying on chalk white', 'Un libro verde sobre fondo tiza', 'كتاب أخضر على خلفية طباشيرية'),
    localizedText('The book next to a clay cup', 'El libro junto a una taza de arcilla', 'الكتاب بجانب فنجان طيني'),
    localizedText('Close-up of the pages', 'Detalle de las páginas', 'لقطة قريبة للصفحات'),
  ),
  variants: single('DAR-GLAZE-PDF', null),
}

/** A day at the workshop. */
export const THROWING_WORKSHOP: DemoProduct = {
  slug: 'throwing-workshop',
  category: 'Accessories',
  priceMinor: 8500,
  kind: 'service',
  name: localizedText('Wheel Throwing Workshop, One Day', 'Taller de torno, un día', 'ورشة تشكيل على الدولاب، يوم واحد'),
  description: localizedText(
    'Six hours at the wheel in a group of four, clay, tools and two firings included. No experience needed. After you book we agree on a Saturday and send your two best bowls when they are fired.',
    'Seis horas de torno en grupos de cuatro, con arcilla, herramientas y dos cocciones. No hace falta experiencia. Tras reservar acordamos un sábado y enviamos tus dos mejores cuencos ya cocidos.',
    'ست ساعات على الدولاب ضمن مجموعة من أربعة أشخاص، تشمل الطين والأدوات وحرقتين. لا تحتاج إلى خبرة. بعد الحجز نتفق على يوم سبت ونرسل أفضل وعاءين لك بعد حرقهما.',
  ),
  pictures: gallery(
    'throwing-workshop',
    localizedText('A bowl of wet clay on the wheel', 'Un cuenco de arcilla húmeda en el torno', 'وعاء من الطين الرطب على الدولاب'),
    localizedText('The bowl seen from above', 'El cuenco visto desde arriba', 'الوعاء من الأعلى'),
    localizedText('Close-up of the rim', 'Detalle del borde', 'لقطة قريبة للحافة'),
  ),
  variants: single('DAR-WORKSHOP', null),
}

/** Software with one license key for each unit sold. */
export const ROOM_EQUALIZER: DemoProduct = {
  slug: 'room-equalizer',
  category: 'Tech',
  priceMinor: 3900,
  kind: 'digital',
  licenseKeys: ['LHEQ-7Q2M-4XRA-91KD', 'LHEQ-3HTP-8WZE-55BN', 'LHEQ-9CVY-2LSG-70JF', 'LHEQ-6DKU-1QMX-38RT', 'LHEQ-4BNA-5EPW-26HC'],
  name: localizedText('Room Equalizer, License', 'Ecualizador de sala, licencia', 'موازن صوت الغرفة، ترخيص'),
  description: localizedText(
    'Software that measures your room with the microphone of a phone and corrects ten bands for our speakers and headphones. One license for one person, all devices, and two years of updates.',
    'Programa que mide tu sala con el micrófono del móvil y corrige diez bandas para nuestros altavoces y auriculares. Una licencia por persona, todos sus dispositivos y dos años de actualizaciones.',
    'برنامج يقيس غرفتك بميكروفون الهاتف ويصحّح عشرة نطاقات لمكبّراتنا وسمّاعاتنا. ترخيص لشخص واحد على كل أجهزته مع تحديثات لسنتين.',
  ),
  pictures: gallery(
    'room-equalizer',
    localizedText('The ten bands on a tablet', 'Las diez bandas en una tableta', 'النطاقات العشرة على جهاز لوحي'),
    localizedText('The tablet in front of ivory headphones', 'La tableta ante unos auriculares marfil', 'الجهاز اللوحي أمام سمّاعات عاجية'),
    localizedText('Close-up of the sliders', 'Detalle de los controles', 'لقطة قريبة لأزرار الضبط'),
  ),
  variants: [{ sku: 'HUM-EQ-LICENSE', stock: null }],
}

/** Cut and sewn after it was ordered. */
export const CUSTOM_WEEKENDER: DemoProduct = {
  slug: 'custom-weekender',
  category: 'Accessories',
  priceMinor: 32900,
  kind: 'madeToOrder',
  leadDays: 15,
  name: localizedText('Weekender, Made to Order', 'Bolsa de viaje hecha por encargo', 'حقيبة سفر تُصنع حسب الطلب'),
  description: localizedText(
    'Our travel bag in the canvas you choose, cut and sewn for you by one person in three weeks. Vegetable-tanned leather, brass zipper, 48 × 27 × 24 cm.',
    'Nuestra bolsa de viaje en la lona que elijas, cortada y cosida para ti por una sola persona en tres semanas. Cuero de curtido vegetal, cremallera de latón, 48 × 27 × 24 cm.',
    'حقيبة السفر خاصتنا بالقماش الذي تختاره، يقصّها ويخيطها لك شخص واحد في ثلاثة أسابيع. جلد مدبوغ بالنبات وسحّاب نحاسي، 48 × 27 × 24 سم.',
  ),
  pictures: gallery(
    'custom-weekender',
    localizedText('Navy canvas bag with tan leather', 'Bolsa de lona azul marino con cuero tostado', 'حقيبة قماش كحلية بجلد بنّي فاتح'),
    localizedText('The bag in rust', 'La bolsa en óxido', 'الحقيبة بلون الصدأ'),
    localizedText('Close-up of the handles', 'Detalle de las asas', 'لقطة قريبة للمقابض'),
  ),
  variants: inColors('BRU-WKD-MTO', { navy: null, rust: null }),
}
