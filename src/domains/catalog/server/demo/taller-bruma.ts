import type { DemoVendor } from './demo-product.ts'
import { CUSTOM_WEEKENDER } from './kinds.ts'
import { gallery, inColors, inColorsAndSizes, localizedText } from './product-builders.ts'

export const tallerBruma: DemoVendor = {
  slug: 'taller-bruma',
  name: 'Taller Bruma',
  tagline: localizedText(
    'Vegetable-tanned leather, cut and stitched by two people.',
    'Cuero de curtido vegetal, cortado y cosido entre dos.',
    'جلد مدبوغ نباتيًا، يقصّه ويخيطه شخصان.',
  ),
  products: [
    {
      slug: 'saddle-backpack',
      category: 'Accessories',
      priceMinor: 24900,
      name: localizedText('Saddle Backpack', 'Mochila de cuero', 'حقيبة ظهر جلدية'),
      description: localizedText(
        'A 16-litre backpack in 2 mm vegetable-tanned leather with a flap, one front pocket and brass buckles. A padded sleeve inside takes a 14-inch laptop. The leather darkens with use; feed it once a year.',
        'Mochila de 16 litros en cuero vegetal de 2 mm, con solapa, bolsillo delantero y hebillas de latón. El interior acolchado admite un portátil de 14 pulgadas. El cuero se oscurece con el uso; hidratar una vez al año.',
        'حقيبة ظهر سعة 16 لترًا من جلد مدبوغ نباتيًا بسماكة 2 مم، بغطاء وجيب أمامي وأبازيم نحاسية. في داخلها جيب مبطّن لحاسوب 14 بوصة. يغمق الجلد مع الاستعمال ويُدهن مرة في السنة.',
      ),
      pictures: gallery(
        'saddle-backpack',
        localizedText(
          'Tan leather backpack with a flap and brass buckles',
          'Mochila de cuero camel con solapa y hebillas de latón',
          'حقيبة ظهر جلدية جملية بغطاء وأبازيم نحاسية',
        ),
        localizedText(
          'The backpack in cocoa, turned to show its side',
          'La mochila en cacao, girada de lado',
          'الحقيبة باللون الكاكاوي من الجانب',
        ),
        localizedText('Close-up of a buckle and the stitching', 'Detalle de una hebilla y las costuras', 'لقطة قريبة للإبزيم والخياطة'),
        localizedText('The tan backpack on a wooden chair', 'La mochila camel sobre una silla de madera', 'الحقيبة الجملية على كرسي خشبي'),
      ),
      variants: inColors('BRU-PACK', { tan: 4, cocoa: 2 }),
    },
    {
      slug: 'shopper-tote',
      category: 'Accessories',
      priceMinor: 16900,
      name: localizedText('Leather Shopper', 'Bolso de cuero', 'حقيبة يد جلدية واسعة'),
      description: localizedText(
        'An open tote in a single layer of grained leather, 36 × 32 × 13 cm, with rolled handles and a suede pocket inside. The edges are burnished, not painted.',
        'Bolso abierto de una sola capa de cuero graneado, 36 × 32 × 13 cm, con asas redondas y bolsillo interior de ante. Cantos bruñidos, sin pintar.',
        'حقيبة مفتوحة من طبقة واحدة من الجلد المحبّب، 36 × 32 × 13 سم، بمقبضين مبرومين وجيب داخلي من الشمواه. حوافها مصقولة لا مطلية.',
      ),
      pictures: gallery(
        'shopper-tote',
        localizedText(
          'Rust leather tote with rolled handles',
          'Bolso de cuero óxido con asas redondas',
          'حقيبة جلدية صدئية بمقبضين مبرومين',
        ),
        localizedText('The tote in black, from the front', 'El bolso en negro, de frente', 'الحقيبة باللون الأسود من الأمام'),
        localizedText(
          'Close-up of the grain and a handle seam',
          'Detalle del grano y la costura del asa',
          'لقطة قريبة لحبيبات الجلد وخياطة المقبض',
        ),
      ),
      variants: inColors('BRU-SHOP', { rust: 5, black: 8 }),
    },
    {
      slug: 'weekender',
      category: 'Accessories',
      priceMinor: 29800,
      name: localizedText('Weekender Bag', 'Bolsa de fin de semana', 'حقيبة سفر قصيرة'),
      description: localizedText(
        'A 38-litre holdall with a body of waxed canvas, leather ends and a full-length brass zip. Fits under most aircraft seats when not full. Shoulder strap included.',
        'Bolsa de 38 litros con cuerpo de lona encerada, extremos de cuero y cremallera de latón de lado a lado. Cabe bajo la mayoría de los asientos si no va llena. Incluye bandolera.',
        'حقيبة سعة 38 لترًا بجسم من القماش المشمّع وطرفين جلديين وسحّاب نحاسي كامل. تدخل تحت معظم مقاعد الطائرات إن لم تُملأ. معها حزام كتف.',
      ),
      pictures: gallery(
        'weekender',
        localizedText(
          'Olive holdall with tan leather ends',
          'Bolsa oliva con extremos de cuero camel',
          'حقيبة زيتونية بطرفين من الجلد الجملي',
        ),
        localizedText('The holdall in charcoal canvas', 'La bolsa en lona carbón', 'الحقيبة بقماش فحمي'),
        localizedText('Close-up of the zip and handle', 'Detalle de la cremallera y el asa', 'لقطة قريبة للسحّاب والمقبض'),
      ),
      variants: inColors('BRU-WEEK', { olive: 3, charcoal: 1 }),
    },
    {
      slug: 'bifold-wallet',
      category: 'Accessories',
      priceMinor: 5900,
      compareAtMinor: 7400,
      name: localizedText('Bifold Wallet', 'Cartera plegable', 'محفظة قابلة للطي'),
      description: localizedText(
        'Six card slots and one note pocket in 1.2 mm leather, saddle-stitched with waxed linen thread. 11 × 9 cm closed, 15 mm thick when full.',
        'Seis ranuras para tarjetas y un billetero en cuero de 1,2 mm, cosido a mano con hilo de lino encerado. 11 × 9 cm cerrada, 15 mm de grosor llena.',
        'ستة جيوب للبطاقات وجيب للأوراق النقدية من جلد بسماكة 1.2 مم، مخيط يدويًا بخيط كتّان مشمّع. 11 × 9 سم مغلقة، وسماكتها 15 مم ممتلئة.',
      ),
      pictures: gallery(
        'bifold-wallet',
        localizedText('Tan wallet standing half open', 'Cartera camel entreabierta', 'محفظة جملية نصف مفتوحة'),
        localizedText('Black wallet lying closed', 'Cartera negra cerrada', 'محفظة سوداء مغلقة'),
        localizedText('Close-up of the stitched edge', 'Detalle del borde cosido', 'لقطة قريبة للحافة المخيطة'),
      ),
      variants: inColors('BRU-WALL', { tan: 12, black: 15, forest: 3 }),
    },
    {
      slug: 'card-holder',
      category: 'Accessories',
      priceMinor: 2400,
      name: localizedText('Card Holder', 'Tarjetero', 'حافظة بطاقات'),
      description: localizedText(
        'A flat sleeve for up to six cards with a slot for a folded note in the middle. One piece of leather, two rows of stitches. 10 × 7 cm.',
        'Funda plana para hasta seis tarjetas, con una ranura central para un billete doblado. Una pieza de cuero y dos líneas de costura. 10 × 7 cm.',
        'حافظة مسطّحة لستّ بطاقات مع شقّ في الوسط لورقة نقدية مطوية. قطعة جلد واحدة وصفّان من الخياطة. 10 × 7 سم.',
      ),
      pictures: gallery(
        'card-holder',
        localizedText(
          'Forest green card holder with two cards',
          'Tarjetero verde bosque con dos tarjetas',
          'حافظة خضراء غامقة فيها بطاقتان',
        ),
        localizedText(
          'Three card holders in tan, plum and forest green',
          'Tres tarjeteros en camel, ciruela y verde bosque',
          'ثلاث حافظات بالجملي والبرقوقي والأخضر الغامق',
        ),
        localizedText('Close-up of the slots', 'Detalle de las ranuras', 'لقطة قريبة للشقوق'),
      ),
      variants: inColors('BRU-CARD', { forest: 16, tan: 20, plum: 9 }),
    },
    {
      slug: 'everyday-belt',
      category: 'Accessories',
      priceMinor: 4500,
      name: localizedText('Everyday Belt', 'Cinturón de diario', 'حزام يومي'),
      description: localizedText(
        'A 32 mm belt cut from 3.5 mm bridle leather, with a solid brass buckle that unscrews. Measure from the buckle to the hole you use.',
        'Cinturón de 32 mm en cuero de brida de 3,5 mm, con hebilla de latón macizo desmontable. Medir desde la hebilla hasta el agujero que se usa.',
        'حزام بعرض 32 مم من جلد اللجام بسماكة 3.5 مم، بإبزيم من النحاس المصمت يُفكّ بالبرغي. يُقاس من الإبزيم إلى الثقب المستعمل.',
      ),
      pictures: gallery(
        'everyday-belt',
        localizedText(
          'Tan belt coiled, buckle to the front',
          'Cinturón camel enrollado, con la hebilla delante',
          'حزام جملي ملفوف وإبزيمه إلى الأمام',
        ),
        localizedText('Black belt coiled, seen from above', 'Cinturón negro enrollado, visto desde arriba', 'حزام أسود ملفوف من الأعلى'),
        localizedText('Close-up of the brass buckle', 'Detalle de la hebilla de latón', 'لقطة قريبة للإبزيم النحاسي'),
      ),
      variants: inColorsAndSizes('BRU-BELT', ['85 cm', '95 cm', '105 cm'], { tan: [7, 10, 4], black: [9, 12, 0] }),
    },
    {
      slug: 'key-loop',
      category: 'Accessories',
      priceMinor: 900,
      name: localizedText('Key Loop', 'Llavero de lazo', 'حلقة مفاتيح جلدية'),
      description: localizedText(
        'A strip of bridle leather folded over a steel ring and closed with one brass rivet. Made from what belts leave over, so the colours come and go.',
        'Tira de cuero de brida doblada sobre una anilla de acero y cerrada con un remache de latón. Hecha con lo que sobra de los cinturones, así que los colores varían.',
        'شريط من جلد اللجام مطوي على حلقة فولاذية ومثبّت ببرشام نحاسي. يُصنع مما يبقى من الأحزمة، لذلك تتغيّر ألوانه.',
      ),
      pictures: gallery(
        'key-loop',
        localizedText(
          'Tan leather key loop with a steel ring',
          'Llavero de cuero camel con anilla de acero',
          'حلقة مفاتيح جلدية جملية بحلقة فولاذية',
        ),
        localizedText(
          'Three key loops in a row: tan, forest green, rust',
          'Tres llaveros en fila: camel, verde bosque, óxido',
          'ثلاث حلقات متجاورة: جملية وخضراء غامقة وصدئية',
        ),
        localizedText('Close-up of the brass rivet', 'Detalle del remache de latón', 'لقطة قريبة للبرشام النحاسي'),
      ),
      variants: inColors('BRU-KEY', { tan: 34, forest: 21, rust: 13 }),
    },
    {
      slug: 'field-watch',
      category: 'Accessories',
      priceMinor: 18900,
      name: localizedText('Field Watch', 'Reloj de campo', 'ساعة ميدانية'),
      description: localizedText(
        'A 38 mm brushed steel watch with a plain dial, Swiss quartz movement and a strap cut in our workshop. Water-resistant to 50 m. Strap 18 mm, changed without tools.',
        'Reloj de acero cepillado de 38 mm con esfera sobria, movimiento suizo de cuarzo y correa cortada en nuestro taller. Resistente al agua hasta 50 m. Correa de 18 mm que se cambia sin herramientas.',
        'ساعة من الفولاذ المصقول بقطر 38 مم، بميناء بسيط وحركة كوارتز سويسرية وحزام مقصوص في ورشتنا. تقاوم الماء حتى 50 مترًا. عرض الحزام 18 مم ويُبدَّل بلا أدوات.',
      ),
      pictures: gallery(
        'field-watch',
        localizedText('Watch with an ivory dial and tan strap', 'Reloj de esfera marfil y correa camel', 'ساعة بميناء عاجي وحزام جملي'),
        localizedText('Watch with a black dial and black strap', 'Reloj de esfera y correa negras', 'ساعة بميناء أسود وحزام أسود'),
        localizedText('Close-up of the dial and crown', 'Detalle de la esfera y la corona', 'لقطة قريبة للميناء والتاج'),
      ),
      variants: inColors('BRU-WATCH', { tan: 5, black: 3 }),
    },
    {
      slug: 'laptop-sleeve',
      category: 'Tech',
      priceMinor: 6900,
      name: localizedText('Felt and Leather Laptop Sleeve', 'Funda de fieltro y cuero para portátil', 'جراب حاسوب من اللبّاد والجلد'),
      description: localizedText(
        'A sleeve of 4 mm wool felt with a leather flap that tucks under a strap. No zip to scratch the lid. Choose by the size of the screen.',
        'Funda de fieltro de lana de 4 mm con solapa de cuero que se cierra bajo una tira. Sin cremallera que raye la tapa. Elegir según la pantalla.',
        'جراب من لبّاد صوفي بسماكة 4 مم بغطاء جلدي يُثبَّت تحت شريط. بلا سحّاب يخدش الجهاز. يُختار حسب قياس الشاشة.',
      ),
      pictures: gallery(
        'laptop-sleeve',
        localizedText(
          'Charcoal felt sleeve with a tan leather flap',
          'Funda de fieltro carbón con solapa camel',
          'جراب من اللبّاد الفحمي بغطاء جلدي جملي',
        ),
        localizedText(
          'The sleeve in stone with a laptop half out',
          'La funda en piedra con un portátil a medio sacar',
          'الجراب بلون حجري ونصف الحاسوب خارجه',
        ),
        localizedText('Close-up of the strap and felt', 'Detalle de la tira y el fieltro', 'لقطة قريبة للشريط واللبّاد'),
      ),
      variants: [
        { sku: 'BRU-SLV-CHAR-13', size: '13 in', color: 'charcoal', stock: 9 },
        { sku: 'BRU-SLV-CHAR-15', size: '15 in', color: 'charcoal', priceMinor: 7600, stock: 4 },
        { sku: 'BRU-SLV-STONE-13', size: '13 in', color: 'stone', stock: 6 },
        { sku: 'BRU-SLV-STONE-15', size: '15 in', color: 'stone', priceMinor: 7600, stock: 0 },
      ],
    },
    {
      slug: 'court-sneakers',
      category: 'Apparel',
      priceMinor: 12900,
      name: localizedText('Leather Court Sneakers', 'Zapatillas de cuero', 'حذاء رياضي جلدي'),
      description: localizedText(
        'Low sneakers in full-grain leather on a stitched rubber cup sole, lined in calf and resoleable. They run true to size. Clean with a damp cloth.',
        'Zapatillas bajas de cuero de plena flor sobre suela de goma cosida, forradas en becerro y con suela reemplazable. Tallan bien. Limpiar con un paño húmedo.',
        'حذاء منخفض من الجلد الطبيعي على نعل مطاطي مخيط، مبطّن بجلد العجل ويمكن تبديل نعله. مقاسه مطابق. يُنظَّف بقطعة رطبة.',
      ),
      pictures: gallery(
        'court-sneakers',
        localizedText('White leather sneaker from the side', 'Zapatilla de cuero blanca de perfil', 'حذاء جلدي أبيض من الجانب'),
        localizedText('A pair in tan, seen from the front', 'Un par en camel, visto de frente', 'زوج جملي من الأمام'),
        localizedText('Close-up of the laces and toe', 'Detalle de los cordones y la puntera', 'لقطة قريبة للأربطة والمقدّمة'),
      ),
      variants: inColorsAndSizes('BRU-SNK', ['38', '40', '42', '43', '44'], {
        white: [3, 5, 6, 4, 1],
        tan: [2, 4, 3, 0, 2],
      }),
    },
    CUSTOM_WEEKENDER,
  ],
}
