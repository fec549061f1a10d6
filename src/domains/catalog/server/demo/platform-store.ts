import type { DemoVendor } from './demo-product.ts'
import { MANCHEGO } from './measured.ts'
import { apparel } from './platform-apparel.ts'
import { gallery, inColors, localizedText, single } from './product-builders.ts'

export const platformStore: DemoVendor = {
  slug: 'plaza-house',
  name: 'Plaza House',
  tagline: localizedText(
    'Things we use every day, made to be used for years.',
    'Cosas que usamos a diario, hechas para durar años.',
    'أشياء نستعملها كل يوم، صُنعت لتدوم سنوات.',
  ),
  products: [
    ...apparel,
    {
      slug: 'market-tote',
      category: 'Accessories',
      priceMinor: 1800,
      name: localizedText('Market Tote', 'Bolsa de mercado', 'حقيبة تسوّق من القماش'),
      description: localizedText(
        'A 16 oz cotton canvas bag, 38 × 40 × 12 cm, with handles long enough for the shoulder and a pocket for keys. Carries 15 kg without complaint. Wash cold and press while damp.',
        'Bolsa de lona de algodón de 540 g, 38 × 40 × 12 cm, con asas largas para llevar al hombro y un bolsillo para las llaves. Aguanta 15 kg. Lavar en frío y planchar húmeda.',
        'حقيبة من قماش قطني سميك، 38 × 40 × 12 سم، بمقبضين طويلين يُحملان على الكتف وجيب للمفاتيح. تحمل 15 كيلوغرامًا. تُغسل بماء بارد وتُكوى رطبة.',
      ),
      pictures: gallery(
        'market-tote',
        localizedText('Ivory canvas tote standing upright', 'Bolsa de lona marfil de pie', 'حقيبة قماشية عاجية قائمة'),
        localizedText(
          'Forest green tote seen from the other side',
          'Bolsa verde bosque vista desde el otro lado',
          'حقيبة خضراء غامقة من الجهة الأخرى',
        ),
        localizedText(
          'Close-up of a handle and its cross stitching',
          'Detalle de un asa y su costura en cruz',
          'لقطة قريبة للمقبض وخياطته المتقاطعة',
        ),
        localizedText(
          'The ivory tote hanging from a wooden peg, next to a cap',
          'La bolsa marfil colgada de una percha de madera, junto a una gorra',
          'الحقيبة العاجية معلّقة على وتد خشبي بجانب قبعة',
        ),
      ),
      variants: inColors('HSE-TOTE', { ivory: 48, forest: 17 }),
    },
    {
      slug: 'steel-bottle',
      category: 'Accessories',
      priceMinor: 2900,
      name: localizedText('Insulated Steel Bottle', 'Botella térmica de acero', 'قارورة فولاذية عازلة'),
      description: localizedText(
        'Double-walled 18/8 steel with a powder-coated outside and a screw cap with a carrying loop. Keeps water cold for 24 hours and tea hot for 12. Wash by hand; the cap comes apart.',
        'Acero 18/8 de doble pared con exterior lacado y tapón de rosca con asa. Mantiene el agua fría 24 horas y el té caliente 12. Lavar a mano; el tapón se desmonta.',
        'فولاذ 18/8 مزدوج الجدار بطلاء خارجي غير لامع وغطاء لولبي بحلقة حمل. تُبقي الماء باردًا 24 ساعة والشاي ساخنًا 12 ساعة. تُغسل يدويًا وغطاؤها قابل للتفكيك.',
      ),
      pictures: gallery(
        'steel-bottle',
        localizedText('Sage bottle standing upright', 'Botella salvia de pie', 'قارورة مريمية اللون قائمة'),
        localizedText(
          'Three bottles in sage, clay and black',
          'Tres botellas en salvia, arcilla y negro',
          'ثلاث قوارير بالمريمي والطيني والأسود',
        ),
        localizedText('Close-up of the cap and its loop', 'Detalle del tapón y su asa', 'لقطة قريبة للغطاء وحلقته'),
      ),
      variants: [
        { sku: 'HSE-BTL-SAGE-500', size: '500 ml', color: 'sage', stock: 21 },
        { sku: 'HSE-BTL-SAGE-750', size: '750 ml', color: 'sage', priceMinor: 3400, stock: 8 },
        { sku: 'HSE-BTL-CLAY-500', size: '500 ml', color: 'clay', stock: 13 },
        { sku: 'HSE-BTL-CLAY-750', size: '750 ml', color: 'clay', priceMinor: 3400, stock: 0 },
        { sku: 'HSE-BTL-BLACK-500', size: '500 ml', color: 'black', stock: 30 },
        { sku: 'HSE-BTL-BLACK-750', size: '750 ml', color: 'black', priceMinor: 3400, stock: 12 },
      ],
    },
    {
      slug: 'camp-mug',
      category: 'Accessories',
      priceMinor: 1200,
      name: localizedText('Enamel Mug', 'Taza esmaltada', 'كوب مطلي بالمينا'),
      description: localizedText(
        'Steel covered in two coats of enamel with a dark rim, 350 ml. Light, and happy on a stove or a campfire. Dishwasher safe; not for the microwave.',
        'Acero con dos capas de esmalte y borde oscuro, 350 ml. Ligera, apta para el fuego y la hoguera. Se puede lavar en el lavavajillas; no usar en el microondas.',
        'فولاذ بطبقتين من المينا وحافة داكنة، سعة 350 مل. خفيف ويتحمّل الموقد ونار المخيّم. يُغسل في غسالة الصحون ولا يوضع في الميكروويف.',
      ),
      pictures: gallery(
        'camp-mug',
        localizedText('White enamel mug with a dark rim', 'Taza esmaltada blanca con borde oscuro', 'كوب أبيض مطلي بالمينا بحافة داكنة'),
        localizedText(
          'White and navy mugs seen from above',
          'Tazas blanca y azul marino vistas desde arriba',
          'كوبان أبيض وكحلي من الأعلى',
        ),
        localizedText(
          'Close-up of the rim and handle in navy',
          'Detalle del borde y el asa en azul marino',
          'لقطة قريبة للحافة والمقبض باللون الكحلي',
        ),
      ),
      variants: inColors('HSE-MUG', { white: 36, navy: 19 }),
    },
    {
      slug: 'pocket-notebooks',
      category: 'Accessories',
      priceMinor: 800,
      name: localizedText('Pocket Notebooks, Set of 3', 'Libretas de bolsillo, juego de 3', 'دفاتر جيب، طقم من 3'),
      description: localizedText(
        'Three sewn notebooks of 48 pages, 9 × 14 cm, on 90 g recycled paper that takes fountain-pen ink. Plain, ruled and dotted, one of each.',
        'Tres libretas cosidas de 48 páginas, 9 × 14 cm, en papel reciclado de 90 g apto para pluma. Una lisa, una rayada y una de puntos.',
        'ثلاثة دفاتر مخيطة من 48 صفحة، 9 × 14 سم، بورق معاد تدويره بوزن 90 غرامًا يناسب قلم الحبر. واحد سادة وواحد مسطّر وواحد منقّط.',
      ),
      pictures: gallery(
        'pocket-notebooks',
        localizedText(
          'Three notebooks fanned out: sand, clay and forest green',
          'Tres libretas en abanico: arena, arcilla y verde bosque',
          'ثلاثة دفاتر على شكل مروحة: رملي وطيني وأخضر غامق',
        ),
        localizedText('The set stacked, page edges facing', 'El juego apilado, con los cantos a la vista', 'الطقم مكدّس وتظهر أطراف صفحاته'),
        localizedText('Close-up of the stitched spines', 'Detalle de los lomos cosidos', 'لقطة قريبة للكعوب المخيطة'),
      ),
      variants: single('HSE-NOTE-3', 85),
    },
    {
      slug: 'city-umbrella',
      category: 'Accessories',
      priceMinor: 4200,
      name: localizedText('City Umbrella', 'Paraguas de ciudad', 'مظلة المدينة'),
      description: localizedText(
        'A full-length umbrella with eight fibreglass ribs, a 104 cm canopy of recycled polyester and a curved beech handle. Opens at the press of a button. Dry it open.',
        'Paraguas largo de ocho varillas de fibra de vidrio, cubierta de 104 cm en poliéster reciclado y mango curvo de haya. Se abre con un botón. Secar abierto.',
        'مظلة طويلة بثمانية أضلاع من الألياف الزجاجية، وغطاء 104 سم من البوليستر المعاد تدويره، ومقبض مقوّس من خشب الزان. تُفتح بضغطة زر وتُجفَّف مفتوحة.',
      ),
      pictures: gallery(
        'city-umbrella',
        localizedText(
          'Open navy umbrella resting on its edge',
          'Paraguas azul marino abierto, apoyado en el borde',
          'مظلة كحلية مفتوحة مستندة على حافتها',
        ),
        localizedText(
          'Mustard umbrella rolled up, lying diagonally',
          'Paraguas mostaza enrollado, en diagonal',
          'مظلة خردلية ملفوفة وموضوعة بشكل مائل',
        ),
        localizedText('Close-up of the curved beech handle', 'Detalle del mango curvo de haya', 'لقطة قريبة لمقبض الزان المقوّس'),
      ),
      variants: inColors('HSE-UMB', { navy: 11, mustard: 2 }),
    },
    {
      slug: 'braided-cable',
      category: 'Tech',
      priceMinor: 900,
      name: localizedText('Braided USB-C Cable', 'Cable USB-C trenzado', 'كابل USB-C مجدول'),
      description: localizedText(
        'A cotton-braided USB-C to USB-C cable that charges at up to 60 W. Aluminium plugs, a flexible collar at each end and a leather tie to keep it coiled.',
        'Cable USB-C a USB-C con trenzado de algodón y carga de hasta 60 W. Conectores de aluminio, cuello flexible en cada extremo y un lazo de cuero para recogerlo.',
        'كابل USB-C بجديلة قطنية وشحن حتى 60 واط. مقابس من الألمنيوم وطوق مرن عند كل طرف ورباط جلدي للفّه.',
      ),
      pictures: gallery(
        'braided-cable',
        localizedText(
          'Clay cable coiled and tied with leather',
          'Cable arcilla enrollado y atado con cuero',
          'كابل طيني ملفوف ومربوط بالجلد',
        ),
        localizedText('Charcoal cable coiled, seen from above', 'Cable carbón enrollado, visto desde arriba', 'كابل فحمي ملفوف من الأعلى'),
        localizedText('Close-up of the braid and the plug', 'Detalle del trenzado y el conector', 'لقطة قريبة للجديلة والمقبس'),
      ),
      variants: [
        { sku: 'HSE-CBL-CLAY-1', size: '1 m', color: 'clay', stock: 60 },
        { sku: 'HSE-CBL-CLAY-2', size: '2 m', color: 'clay', priceMinor: 1200, stock: 3 },
        { sku: 'HSE-CBL-CHAR-1', size: '1 m', color: 'charcoal', stock: 74 },
        { sku: 'HSE-CBL-CHAR-2', size: '2 m', color: 'charcoal', priceMinor: 1200, stock: 41 },
      ],
    },
    {
      slug: 'phone-stand',
      category: 'Tech',
      priceMinor: 2600,
      name: localizedText('Bent Aluminium Phone Stand', 'Soporte de aluminio para móvil', 'حامل هاتف من الألمنيوم'),
      description: localizedText(
        'One sheet of 4 mm aluminium, bent twice and anodised, with cork where the phone rests and underneath. Holds any phone or small tablet upright or on its side.',
        'Una sola chapa de aluminio de 4 mm, doblada dos veces y anodizada, con corcho donde se apoya el móvil y en la base. Sirve en vertical y en horizontal, también para tabletas pequeñas.',
        'صفيحة ألمنيوم واحدة بسماكة 4 مم مثنيّة مرتين ومؤكسدة، مع فلّين تحت الهاتف وفي القاعدة. يحمل أي هاتف أو جهاز لوحي صغير عموديًا أو أفقيًا.',
      ),
      pictures: gallery(
        'phone-stand',
        localizedText(
          'Silver stand holding a phone upright',
          'Soporte plateado con un móvil en vertical',
          'حامل فضي عليه هاتف في وضع عمودي',
        ),
        localizedText('Empty black stand seen from the side', 'Soporte negro vacío, de perfil', 'حامل أسود فارغ من الجانب'),
        localizedText('Close-up of the bend and the cork pad', 'Detalle del doblez y la base de corcho', 'لقطة قريبة للثنية وقطعة الفلّين'),
      ),
      variants: inColors('HSE-STAND', { silver: 33, black: 14 }),
    },
    {
      slug: 'power-bank',
      category: 'Tech',
      priceMinor: 3900,
      compareAtMinor: 4900,
      name: localizedText('Slim Power Bank', 'Batería externa fina', 'بطارية محمولة نحيفة'),
      description: localizedText(
        'A 10,000 mAh battery with a soft-touch shell, two USB-C ports and 30 W charging: about two full charges of a phone. 14 mm thin, 210 g, allowed in cabin luggage.',
        'Batería de 10 000 mAh con carcasa de tacto suave, dos puertos USB-C y carga de 30 W: unas dos cargas completas de un móvil. 14 mm de grosor, 210 g, apta para equipaje de mano.',
        'بطارية بسعة 10000 ميلي أمبير بغلاف ناعم الملمس ومنفذي USB-C وشحن بقدرة 30 واط، أي نحو شحنتين كاملتين للهاتف. سماكتها 14 مم ووزنها 210 غرامات ومسموح بها في حقيبة المقصورة.',
      ),
      pictures: gallery(
        'power-bank',
        localizedText(
          'Sand power bank leaning on a charcoal one',
          'Batería arena apoyada en otra carbón',
          'بطارية رملية مستندة إلى أخرى فحمية',
        ),
        localizedText('Charcoal power bank lying flat', 'Batería carbón tumbada', 'بطارية فحمية ممدّدة'),
        localizedText(
          'Close-up of the ports and charge lights',
          'Detalle de los puertos y las luces de carga',
          'لقطة قريبة للمنافذ وأضواء الشحن',
        ),
      ),
      variants: inColors('HSE-BANK', { sand: 18, charcoal: 27 }),
    },
    {
      slug: 'desk-lamp',
      category: 'Tech',
      priceMinor: 8900,
      name: localizedText('Dome Desk Lamp', 'Lámpara de mesa con cúpula', 'مصباح مكتب بقبّة'),
      description: localizedText(
        'A 42 cm lamp with a powder-coated steel dome on a brass stem. Touch dimmer in the base, warm 2700 K LED, 2 m fabric cord. The dome tilts 40 degrees.',
        'Lámpara de 42 cm con cúpula de acero lacado sobre un vástago de latón. Regulador táctil en la base, LED cálido de 2700 K y cable textil de 2 m. La cúpula se inclina 40 grados.',
        'مصباح بارتفاع 42 سم بقبّة فولاذية مطلية على ساق نحاسية. مفتاح لمسي لضبط الإضاءة في القاعدة، وضوء LED دافئ 2700 كلفن، وسلك قماشي بطول مترين. تميل القبّة 40 درجة.',
      ),
      pictures: gallery(
        'desk-lamp',
        localizedText('Forest green lamp, switched on', 'Lámpara verde bosque encendida', 'مصباح أخضر غامق مضاء'),
        localizedText('Ivory lamp seen from the side', 'Lámpara marfil de perfil', 'مصباح عاجي من الجانب'),
        localizedText(
          'Close-up of the dome and the brass stem',
          'Detalle de la cúpula y el vástago de latón',
          'لقطة قريبة للقبّة والساق النحاسية',
        ),
      ),
      variants: inColors('HSE-LAMP', { forest: 9, ivory: 6 }),
    },
    {
      slug: 'half-frame-camera',
      category: 'Tech',
      priceMinor: 7900,
      name: localizedText('Half-Frame Film Camera', 'Cámara analógica de medio formato', 'كاميرا فيلم بنصف إطار'),
      description: localizedText(
        'A small 35 mm camera that fits 72 pictures on one roll. Fixed 22 mm lens, built-in flash, wind-on by thumb. Takes one AAA battery, not included.',
        'Cámara pequeña de 35 mm que saca 72 fotos de un solo carrete. Objetivo fijo de 22 mm, flash integrado y arrastre con el pulgar. Usa una pila AAA, no incluida.',
        'كاميرا صغيرة لفيلم 35 مم تلتقط 72 صورة في الفيلم الواحد. عدسة ثابتة 22 مم وفلاش مدمج وتقديم الفيلم بالإبهام. تعمل ببطارية AAA واحدة غير مرفقة.',
      ),
      pictures: gallery(
        'half-frame-camera',
        localizedText('Black and silver camera from the front', 'Cámara negra y plateada de frente', 'كاميرا سوداء وفضية من الأمام'),
        localizedText(
          'The camera with tan covering, seen from above',
          'La cámara con forro camel, vista desde arriba',
          'الكاميرا بغلاف جملي من الأعلى',
        ),
        localizedText('Close-up of the lens', 'Detalle del objetivo', 'لقطة قريبة للعدسة'),
      ),
      variants: inColors('HSE-CAM', { black: 7, tan: 1 }),
    },
    {
      slug: 'gift-box',
      category: 'Accessories',
      priceMinor: 600,
      name: localizedText('Gift Box with Ribbon', 'Caja de regalo con cinta', 'علبة هدايا بشريط'),
      description: localizedText(
        'A rigid box covered in textured paper, 20 × 20 × 9 cm, with a cotton ribbon and tissue inside. Order it with anything that fits and we pack it for you.',
        'Caja rígida forrada en papel texturado, 20 × 20 × 9 cm, con cinta de algodón y papel de seda. Pídela con cualquier artículo que quepa y lo envolvemos.',
        'علبة صلبة مغلّفة بورق محبّب، 20 × 20 × 9 سم، بشريط قطني وورق رقيق في الداخل. اطلبها مع أي منتج يتّسع فيها ونغلّفه لك.',
      ),
      pictures: gallery(
        'gift-box',
        localizedText('Blush gift box tied with an ivory ribbon', 'Caja de regalo rosa con cinta marfil', 'علبة هدايا وردية بشريط عاجي'),
        localizedText(
          'Two stacked boxes, forest green and blush',
          'Dos cajas apiladas, verde bosque y rosa',
          'علبتان فوق بعضهما، خضراء غامقة ووردية',
        ),
        localizedText('Close-up of the bow', 'Detalle del lazo', 'لقطة قريبة للعقدة'),
      ),
      variants: inColors('HSE-BOX', { blush: null, forest: null }),
    },
    MANCHEGO,
  ],
}
