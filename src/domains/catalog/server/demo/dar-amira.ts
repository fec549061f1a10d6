import { OLIVE_GIFT_BOX } from './bundles.ts'
import type { DemoVendor } from './demo-product.ts'
import { GLAZE_RECIPES, THROWING_WORKSHOP } from './kinds.ts'
import { OLIVE_OIL } from './measured.ts'
import { ENGRAVED_BOARD } from './personalized.ts'
import { gallery, inColors, localizedText } from './product-builders.ts'

export const darAmira: DemoVendor = {
  slug: 'dar-amira',
  name: 'Dar Amira',
  tagline: localizedText(
    'Stoneware thrown by hand, glazed in small batches.',
    'Gres torneado a mano y esmaltado en pequeñas series.',
    'خزف حجري مشكّل باليد ومزجّج على دفعات صغيرة.',
  ),
  products: [
    {
      slug: 'ribbed-mug',
      category: 'Accessories',
      priceMinor: 2800,
      name: localizedText('Ribbed Mug', 'Taza acanalada', 'كوب مضلّع'),
      description: localizedText(
        'A stoneware mug with finger-wide ribs left by the wheel and a foot of bare clay. Holds 350 ml. Each one differs by a few millimetres. Dishwasher and microwave safe.',
        'Taza de gres con las estrías que deja el torno y el pie de barro sin esmaltar. Capacidad de 350 ml. Cada pieza varía unos milímetros. Apta para lavavajillas y microondas.',
        'كوب من الخزف الحجري بأضلاع يتركها الدولاب وقاعدة من الطين العاري. يتّسع لـ 350 مل. تختلف كل قطعة عن غيرها ببضعة ملليمترات. يناسب غسالة الصحون والميكروويف.',
      ),
      pictures: gallery(
        'ribbed-mug',
        localizedText(
          'Sage mug with horizontal ribs and an unglazed foot',
          'Taza salvia con estrías horizontales y pie sin esmaltar',
          'كوب مريمي اللون بأضلاع أفقية وقاعدة غير مزجّجة',
        ),
        localizedText('Sage and ivory mugs side by side', 'Tazas salvia y marfil una junto a otra', 'كوبان مريمي وعاجي متجاوران'),
        localizedText(
          'Close-up of the speckled glaze and handle',
          'Detalle del esmalte moteado y el asa',
          'لقطة قريبة للطلاء المنقّط والمقبض',
        ),
        localizedText(
          'The sage mug on a breakfast table, with a loaf on a plate, a bowl and a vase',
          'La taza salvia en una mesa de desayuno, con un pan en un plato, un cuenco y un jarrón',
          'الكوب المريمي على مائدة الفطور مع رغيف في صحن ووعاء ومزهرية',
        ),
      ),
      variants: inColors('DAR-MUG', { sage: 14, ivory: 9, clay: 3 }),
    },
    {
      slug: 'espresso-cups',
      category: 'Accessories',
      priceMinor: 3200,
      name: localizedText('Espresso Cups, Set of 2', 'Tazas de café, juego de 2', 'فنجانا قهوة، طقم من 2'),
      description: localizedText(
        'Two small cups without handles, 90 ml each, thick enough to hold while hot. The outside is left matt, the inside glazed white. Dishwasher safe.',
        'Dos tacitas sin asa de 90 ml, de pared gruesa para sostenerlas en caliente. Mate por fuera y esmalte blanco por dentro. Aptas para lavavajillas.',
        'فنجانان صغيران بلا مقبض سعة كل منهما 90 مل، بجدار سميك يسمح بحملهما ساخنين. الخارج غير لامع والداخل مزجّج بالأبيض. يناسبان غسالة الصحون.',
      ),
      pictures: gallery(
        'espresso-cups',
        localizedText(
          'Two charcoal cups with white glaze inside',
          'Dos tazas carbón con interior blanco',
          'فنجانان فحميان مزجّجان بالأبيض من الداخل',
        ),
        localizedText('The pair in clay, seen from above', 'El par en arcilla, visto desde arriba', 'الفنجانان باللون الطيني من الأعلى'),
        localizedText('Close-up of the rim', 'Detalle del borde', 'لقطة قريبة للحافة'),
      ),
      variants: inColors('DAR-ESP', { charcoal: 8, clay: 5 }),
    },
    {
      slug: 'breakfast-bowl',
      category: 'Accessories',
      priceMinor: 2600,
      name: localizedText('Breakfast Bowl', 'Bol de desayuno', 'وعاء الفطور'),
      description: localizedText(
        'A deep bowl, 15 cm across, with a small foot ring and a rim where the glaze breaks to brown. For porridge, soup or fruit. Dishwasher and microwave safe.',
        'Bol hondo de 15 cm de diámetro, con pie estrecho y un borde donde el esmalte se vuelve castaño. Para gachas, sopa o fruta. Apto para lavavajillas y microondas.',
        'وعاء عميق قطره 15 سم، بقاعدة صغيرة وحافة يميل طلاؤها إلى البنّي. للشوفان أو الحساء أو الفاكهة. يناسب غسالة الصحون والميكروويف.',
      ),
      pictures: gallery(
        'breakfast-bowl',
        localizedText('Ivory bowl with a brown rim', 'Bol marfil de borde castaño', 'وعاء عاجي بحافة بنّية'),
        localizedText(
          'A stack of three bowls: teal, ivory and clay',
          'Pila de tres boles: verde azulado, marfil y arcilla',
          'ثلاثة أوعية متراكبة: أزرق مخضر وعاجي وطيني',
        ),
        localizedText(
          'Close-up of the glaze on a teal bowl',
          'Detalle del esmalte de un bol verde azulado',
          'لقطة قريبة لطلاء وعاء أزرق مخضر',
        ),
      ),
      variants: inColors('DAR-BOWL', { ivory: 16, teal: 7, clay: 11 }),
    },
    {
      slug: 'serving-bowl',
      category: 'Accessories',
      priceMinor: 6400,
      name: localizedText('Wide Serving Bowl', 'Fuente honda', 'وعاء تقديم واسع'),
      description: localizedText(
        'A low, wide bowl of 30 cm for salads and shared dishes. Thrown in one piece and fired twice, with throwing rings you can feel inside. Wash by hand.',
        'Fuente baja y ancha de 30 cm para ensaladas y platos compartidos. Torneada en una pieza y cocida dos veces, con las vueltas del torno visibles por dentro. Lavar a mano.',
        'وعاء منخفض واسع قطره 30 سم للسلطات والأطباق المشتركة. مشكّل من قطعة واحدة ومحروق مرتين، وتُحَسّ في داخله دوائر الدولاب. يُغسل يدويًا.',
      ),
      pictures: gallery(
        'serving-bowl',
        localizedText('Wide teal serving bowl', 'Fuente honda verde azulado', 'وعاء تقديم واسع أزرق مخضر'),
        localizedText(
          'Ivory serving bowl from above, showing the rings inside',
          'Fuente marfil desde arriba, con las vueltas del torno',
          'وعاء عاجي من الأعلى تظهر فيه دوائر الدولاب',
        ),
        localizedText('Close-up of the rim', 'Detalle del borde', 'لقطة قريبة للحافة'),
      ),
      variants: inColors('DAR-SERV', { teal: 4, ivory: 6 }),
    },
    {
      slug: 'moon-vase',
      category: 'Accessories',
      priceMinor: 7200,
      name: localizedText('Moon Vase', 'Jarrón luna', 'مزهرية القمر'),
      description: localizedText(
        'A round vase made of two bowls joined at the waist, the seam left just visible. 21 cm high, watertight, with a narrow mouth for a few stems.',
        'Jarrón redondo hecho con dos cuencos unidos por la mitad, con la junta apenas visible. 21 cm de alto, estanco, de boca estrecha para unos pocos tallos.',
        'مزهرية كروية من وعاءين موصولين عند الوسط مع أثر خفيف للوصلة. ارتفاعها 21 سم، لا تسرّب الماء، وفوهتها ضيقة لبضعة أغصان.',
      ),
      pictures: gallery(
        'moon-vase',
        localizedText('Round ivory vase with fine speckles', 'Jarrón redondo marfil con motas finas', 'مزهرية كروية عاجية بنقاط دقيقة'),
        localizedText(
          'The vase in charcoal holding dry stems',
          'El jarrón en carbón con tallos secos',
          'المزهرية باللون الفحمي وفيها أغصان جافة',
        ),
        localizedText('Close-up of the mouth of the vase', 'Detalle de la boca del jarrón', 'لقطة قريبة لفوهة المزهرية'),
      ),
      variants: inColors('DAR-MOON', { ivory: 5, charcoal: 2 }),
    },
    {
      slug: 'bottle-vase',
      category: 'Accessories',
      priceMinor: 4800,
      name: localizedText('Bottle Vase', 'Jarrón botella', 'مزهرية على شكل قارورة'),
      description: localizedText(
        'A tall vase with a long neck, 26 cm, for a single branch. Terracotta with a dipped glaze that stops above the foot. Glazed inside, so it holds water.',
        'Jarrón alto de cuello largo, 26 cm, para una sola rama. Terracota con un esmalte por inmersión que se detiene sobre el pie. Esmaltado por dentro para contener agua.',
        'مزهرية طويلة العنق بارتفاع 26 سم لغصن واحد. طين محروق بطلاء مغموس يتوقف فوق القاعدة. مزجّجة من الداخل فتحفظ الماء.',
      ),
      pictures: gallery(
        'bottle-vase',
        localizedText(
          'Terracotta vase dipped in ivory glaze',
          'Jarrón de terracota bañado en esmalte marfil',
          'مزهرية من الطين المحروق مغموسة بطلاء عاجي',
        ),
        localizedText('Two bottle vases, ivory and teal', 'Dos jarrones botella, marfil y verde azulado', 'مزهريتان، عاجية وزرقاء مخضرة'),
        localizedText(
          'Close-up of the line where the glaze ends',
          'Detalle de la línea donde acaba el esmalte',
          'لقطة قريبة للخط الذي ينتهي عنده الطلاء',
        ),
      ),
      variants: inColors('DAR-BTLV', { ivory: 6, teal: 4 }),
    },
    {
      slug: 'dinner-plate',
      category: 'Accessories',
      priceMinor: 3000,
      name: localizedText('Dinner Plate', 'Plato llano', 'طبق عشاء'),
      description: localizedText(
        'A flat plate, 27 cm, with a low upright rim that keeps the sauce on it. Satin glaze that does not mark under a knife. Dishwasher and microwave safe.',
        'Plato llano de 27 cm con un borde bajo y recto que retiene la salsa. Esmalte satinado que no se marca con el cuchillo. Apto para lavavajillas y microondas.',
        'طبق مسطّح قطره 27 سم بحافة قائمة منخفضة تحفظ الصلصة. طلاء نصف لامع لا يترك عليه السكين أثرًا. يناسب غسالة الصحون والميكروويف.',
      ),
      pictures: gallery(
        'dinner-plate',
        localizedText('Ivory plate with a low rim', 'Plato marfil de borde bajo', 'طبق عاجي بحافة منخفضة'),
        localizedText(
          'Four plates stacked in ivory and sage',
          'Cuatro platos apilados en marfil y salvia',
          'أربعة أطباق متراكبة بالعاجي والمريمي',
        ),
        localizedText(
          'Close-up of the rim and speckles in sage',
          'Detalle del borde y las motas en salvia',
          'لقطة قريبة للحافة والنقاط باللون المريمي',
        ),
      ),
      variants: inColors('DAR-PLATE', { ivory: 24, sage: 18 }),
    },
    {
      slug: 'teapot',
      category: 'Accessories',
      priceMinor: 8800,
      name: localizedText('Mint Teapot', 'Tetera para té de menta', 'إبريق شاي بالنعناع'),
      description: localizedText(
        'A 900 ml teapot with a cane-width handle, a spout that pours without dripping and a built-in strainer. Serves four small glasses. Wash by hand.',
        'Tetera de 900 ml con asa ancha, pico que no gotea y filtro incorporado. Para cuatro vasos pequeños. Lavar a mano.',
        'إبريق سعة 900 مل بمقبض عريض وفوهة لا تقطر ومصفاة مدمجة. يكفي أربع كؤوس صغيرة. يُغسل يدويًا.',
      ),
      pictures: gallery(
        'teapot',
        localizedText('Forest green teapot with its lid on', 'Tetera verde bosque con la tapa puesta', 'إبريق أخضر غامق بغطائه'),
        localizedText(
          'The teapot in ivory with two small cups',
          'La tetera en marfil con dos tacitas',
          'الإبريق باللون العاجي مع فنجانين صغيرين',
        ),
        localizedText('Close-up of the lid and knob', 'Detalle de la tapa y su pomo', 'لقطة قريبة للغطاء ومقبضه'),
        localizedText(
          'The forest teapot on a board, with small cups beside it',
          'La tetera verde bosque sobre una tabla, con tacitas al lado',
          'الإبريق الأخضر على لوح خشبي وإلى جانبه فناجين صغيرة',
        ),
      ),
      variants: inColors('DAR-TEA', { forest: 3, ivory: 4 }),
    },
    {
      slug: 'candle-holder',
      category: 'Accessories',
      priceMinor: 950,
      compareAtMinor: 1200,
      name: localizedText('Candle Holder', 'Portavelas', 'حامل شمعة'),
      description: localizedText(
        'A small dish with a raised cup for a 2.2 cm candle and a loop to carry it by. Terracotta, unglazed outside. The candle is not included.',
        'Platillo con cazoleta para una vela de 2,2 cm y un asa para llevarlo. Terracota sin esmaltar por fuera. La vela no está incluida.',
        'صحن صغير بكأس مرتفعة لشمعة قطرها 2.2 سم وحلقة لحمله. طين محروق غير مزجّج من الخارج. الشمعة غير مرفقة.',
      ),
      pictures: gallery(
        'candle-holder',
        localizedText('Clay candle holder with a white candle', 'Portavelas arcilla con una vela blanca', 'حامل شمعة طيني عليه شمعة بيضاء'),
        localizedText('Two holders, ivory and clay', 'Dos portavelas, marfil y arcilla', 'حاملان، عاجي وطيني'),
        localizedText('Close-up of the carrying loop', 'Detalle del asa', 'لقطة قريبة لحلقة الحمل'),
      ),
      variants: inColors('DAR-CNDL', { clay: 32, ivory: 20 }),
    },
    {
      slug: 'olive-wood-board',
      category: 'Accessories',
      priceMinor: 4400,
      name: localizedText('Olive Wood Board', 'Tabla de madera de olivo', 'لوح من خشب الزيتون'),
      description: localizedText(
        'A serving board cut from one plank of olive wood, rounded at the edges and oiled. Length including the handle. Wipe with a damp cloth and oil it twice a year.',
        'Tabla de servir cortada de una sola pieza de olivo, con cantos redondeados y aceitada. La medida incluye el mango. Limpiar con un paño húmedo y aceitar dos veces al año.',
        'لوح تقديم مقطوع من قطعة واحدة من خشب الزيتون، مدوّر الحواف ومدهون بالزيت. الطول يشمل المقبض. يُمسح بقطعة رطبة ويُزيَّت مرتين في السنة.',
      ),
      pictures: gallery(
        'olive-wood-board',
        localizedText(
          'Olive wood board with a round handle hole',
          'Tabla de olivo con orificio redondo en el mango',
          'لوح من خشب الزيتون بثقب دائري في المقبض',
        ),
        localizedText(
          'The board from above, the grain running lengthwise',
          'La tabla desde arriba, con la veta a lo largo',
          'اللوح من الأعلى وعروقه بالطول',
        ),
        localizedText(
          'Close-up of the grain and the rounded edge',
          'Detalle de la veta y el canto redondeado',
          'لقطة قريبة للعروق والحافة المدوّرة',
        ),
      ),
      variants: [
        { sku: 'DAR-BRD-34', size: '34 cm', stock: 10 },
        { sku: 'DAR-BRD-46', size: '46 cm', priceMinor: 5800, stock: 4 },
      ],
    },
    {
      slug: 'pitcher',
      category: 'Accessories',
      priceMinor: 5400,
      compareAtMinor: 6800,
      name: localizedText('Water Pitcher', 'Jarra de agua', 'إبريق ماء'),
      description: localizedText(
        'A 1.2 litre pitcher with a pulled spout and a strap handle. The body is left with its throwing lines under a thin glaze. Dishwasher safe.',
        'Jarra de 1,2 litros con pico estirado a mano y asa de cinta. El cuerpo conserva las líneas del torno bajo un esmalte fino. Apta para lavavajillas.',
        'إبريق سعة 1.2 لتر بفوهة مسحوبة باليد ومقبض عريض. تظهر على جسمه خطوط الدولاب تحت طلاء رقيق. يناسب غسالة الصحون.',
      ),
      pictures: gallery(
        'pitcher',
        localizedText(
          'Sky blue pitcher with its handle to the right',
          'Jarra celeste con el asa a la derecha',
          'إبريق سماوي مقبضه إلى اليمين',
        ),
        localizedText('Ivory pitcher seen from higher up', 'Jarra marfil vista desde más arriba', 'إبريق عاجي من زاوية أعلى'),
        localizedText('Close-up of the spout', 'Detalle del pico', 'لقطة قريبة للفوهة'),
      ),
      variants: inColors('DAR-PITCH', { sky: 6, ivory: 8 }),
    },
    {
      slug: 'linen-apron',
      category: 'Apparel',
      priceMinor: 4900,
      name: localizedText('Linen Apron', 'Delantal de lino', 'مئزر من الكتّان'),
      description: localizedText(
        'A studio apron in washed 280 g linen with a wide front pocket and ties long enough to knot in front. 72 × 88 cm. Wash at 40 °C; it softens each time.',
        'Delantal de taller en lino lavado de 280 g, con bolsillo ancho y cintas largas para anudar delante. 72 × 88 cm. Lavar a 40 °C; se suaviza con cada lavado.',
        'مئزر ورشة من الكتّان المغسول بوزن 280 غرامًا، بجيب أمامي عريض وأربطة طويلة تُعقد من الأمام. 72 × 88 سم. يُغسل على 40 درجة ويزداد نعومة مع كل غسلة.',
      ),
      pictures: gallery(
        'linen-apron',
        localizedText('Clay linen apron laid flat', 'Delantal de lino arcilla extendido', 'مئزر كتّان طيني اللون مفرود'),
        localizedText('Oat apron seen from above', 'Delantal avena visto desde arriba', 'مئزر شوفاني اللون من الأعلى'),
        localizedText(
          'Close-up of the pocket and the linen weave',
          'Detalle del bolsillo y la trama del lino',
          'لقطة قريبة للجيب ونسيج الكتّان',
        ),
      ),
      variants: inColors('DAR-APRON', { clay: 7, oat: 12 }),
    },
    OLIVE_OIL,
    ENGRAVED_BOARD,
    GLAZE_RECIPES,
    THROWING_WORKSHOP,
    OLIVE_GIFT_BOX,
  ],
}
