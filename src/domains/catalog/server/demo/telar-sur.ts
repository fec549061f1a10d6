import type { DemoVendor } from './demo-product.ts'
import { LINEN_FABRIC } from './measured.ts'
import { gallery, inColors, inColorsAndSizes, localizedText } from './product-builders.ts'

const SIZES = ['S', 'M', 'L', 'XL']

export const telarSur: DemoVendor = {
  slug: 'telar-sur',
  name: 'Telar Sur',
  tagline: localizedText(
    'Wool and linen clothes from a family mill.',
    'Ropa de lana y lino de un telar familiar.',
    'ملابس من الصوف والكتّان من مشغل عائلي.',
  ),
  products: [
    {
      slug: 'linen-shirt',
      category: 'Apparel',
      priceMinor: 7900,
      name: localizedText('Linen Shirt', 'Camisa de lino', 'قميص من الكتّان'),
      description: localizedText(
        'A loose shirt in 160 g European linen with corozo-nut buttons and a one-piece collar. Cut long enough to wear untucked. Wash at 30 °C and iron damp, or not at all.',
        'Camisa holgada de lino europeo de 160 g, con botones de corozo y cuello de una pieza. Larga para llevarla por fuera. Lavar a 30 °C y planchar húmeda, o no planchar.',
        'قميص فضفاض من الكتّان الأوروبي بوزن 160 غرامًا، بأزرار من جوز الكوروزو وياقة من قطعة واحدة. طوله يناسب لبسه خارج البنطال. يُغسل على 30 درجة ويُكوى رطبًا أو يُترك بلا كيّ.',
      ),
      pictures: gallery(
        'linen-shirt',
        localizedText('Sky blue linen shirt from the front', 'Camisa de lino celeste, de frente', 'قميص كتّان سماوي من الأمام'),
        localizedText('The shirt in white', 'La camisa en blanco', 'القميص باللون الأبيض'),
        localizedText('Close-up of the collar and buttons', 'Detalle del cuello y los botones', 'لقطة قريبة للياقة والأزرار'),
      ),
      variants: inColorsAndSizes('TEL-SHIRT', SIZES, { sky: [6, 9, 7, 2], white: [8, 11, 5, 0] }),
    },
    {
      slug: 'rib-sweater',
      category: 'Apparel',
      priceMinor: 9800,
      name: localizedText('Fisherman Rib Sweater', 'Jersey de punto inglés', 'كنزة صوفية بحياكة مضلّعة'),
      description: localizedText(
        'Undyed lambswool knitted in a full fisherman rib: thick, springy and warm without weight. Fully fashioned, with no side seams to rub. Hand wash cool, dry flat.',
        'Lana de cordero tejida en punto inglés: gruesa, elástica y abrigada sin pesar. Menguada en la máquina, sin costuras laterales. Lavar a mano en agua fría y secar en plano.',
        'صوف حمل محاك بأضلاع كاملة: سميك ومرن ودافئ من غير ثقل. بلا خياطات جانبية تحتكّ بالجلد. تُغسل يدويًا بماء بارد وتُجفَّف مبسوطة.',
      ),
      pictures: gallery(
        'rib-sweater',
        localizedText(
          'Oat sweater with deep vertical ribs, from the front',
          'Jersey avena de canalé profundo, de frente',
          'كنزة شوفانية بأضلاع عمودية عميقة من الأمام',
        ),
        localizedText('Two folded sweaters, rust over oat', 'Dos jerséis doblados, óxido sobre avena', 'كنزتان مطويتان، صدئية فوق شوفانية'),
        localizedText(
          'Close-up of the collar and ribs in rust',
          'Detalle del cuello y el canalé en óxido',
          'لقطة قريبة للياقة والأضلاع باللون الصدئي',
        ),
      ),
      variants: inColorsAndSizes('TEL-RIB', SIZES, { oat: [5, 8, 6, 3], rust: [4, 7, 1, 0] }),
    },
    {
      slug: 'wool-cardigan',
      category: 'Apparel',
      priceMinor: 11200,
      name: localizedText('V-Neck Wool Cardigan', 'Cárdigan de lana de cuello en pico', 'سترة صوفية بأزرار'),
      description: localizedText(
        'A V-neck cardigan in two-ply wool with five horn-coloured buttons and two patch pockets. Heavy enough for a jacket in spring. Hand wash cool, dry flat.',
        'Cárdigan de cuello en pico en lana de dos cabos, con cinco botones color asta y dos bolsillos de parche. Sirve de chaqueta en primavera. Lavar a mano en frío y secar en plano.',
        'سترة بياقة على شكل V من صوف ثنائي الخيط، بخمسة أزرار بلون القرن وجيبين. تغني عن المعطف الخفيف في الربيع. تُغسل يدويًا بماء بارد وتُجفَّف مبسوطة.',
      ),
      pictures: gallery(
        'wool-cardigan',
        localizedText(
          'Forest green cardigan, buttoned, from the front',
          'Cárdigan verde bosque abotonado, de frente',
          'سترة صوفية خضراء غامقة مزرّرة من الأمام',
        ),
        localizedText('The cardigan in mustard', 'El cárdigan en mostaza', 'السترة الصوفية باللون الخردلي'),
        localizedText('Close-up of the buttons and stitches', 'Detalle de los botones y el punto', 'لقطة قريبة للأزرار والغرز'),
      ),
      variants: inColorsAndSizes('TEL-CARD', SIZES, { forest: [3, 5, 4, 2], mustard: [2, 4, 3, 0] }),
    },
    {
      slug: 'breton-top',
      category: 'Apparel',
      priceMinor: 4400,
      name: localizedText('Striped Long-Sleeve Top', 'Camiseta marinera de manga larga', 'قميص مخطّط بأكمام طويلة'),
      description: localizedText(
        'A boat-neck top in compact 240 g cotton jersey with woven-in stripes, so they never crack or fade apart. Slightly short in the body. Wash at 30 °C.',
        'Camiseta de cuello barco en punto de algodón de 240 g, con rayas tejidas que no se agrietan. Cuerpo algo corto. Lavar a 30 °C.',
        'قميص بياقة عريضة من قطن متماسك بوزن 240 غرامًا، خطوطه محاكة في القماش فلا تتشقق. الجسم أقصر قليلًا. يُغسل على 30 درجة.',
      ),
      pictures: gallery(
        'breton-top',
        localizedText(
          'White top with navy stripes, from the front',
          'Camiseta blanca de rayas azul marino, de frente',
          'قميص أبيض بخطوط كحلية من الأمام',
        ),
        localizedText('The top with clay stripes', 'La camiseta con rayas arcilla', 'القميص بخطوط طينية اللون'),
        localizedText('Close-up of the boat neck and stripes', 'Detalle del cuello barco y las rayas', 'لقطة قريبة للياقة والخطوط'),
      ),
      variants: inColorsAndSizes('TEL-BRET', SIZES, { navy: [10, 14, 12, 5], clay: [6, 8, 4, 1] }),
    },
    {
      slug: 'linen-trousers',
      category: 'Apparel',
      priceMinor: 8400,
      name: localizedText('Wide Linen Trousers', 'Pantalón ancho de lino', 'بنطال واسع من الكتّان'),
      description: localizedText(
        'Straight, roomy trousers in 210 g linen with an elastic back waist, two slant pockets and a generous hem to let down. Wash at 30 °C.',
        'Pantalón recto y amplio de lino de 210 g, con goma en la espalda, dos bolsillos y bajo generoso para alargar. Lavar a 30 °C.',
        'بنطال مستقيم واسع من الكتّان بوزن 210 غرامات، بخصر مطاطي من الخلف وجيبين مائلين وحاشية يمكن إطالتها. يُغسل على 30 درجة.',
      ),
      pictures: gallery(
        'linen-trousers',
        localizedText('Sand linen trousers laid flat', 'Pantalón de lino arena extendido', 'بنطال كتّان رملي مفرود'),
        localizedText('The trousers in navy', 'El pantalón en azul marino', 'البنطال باللون الكحلي'),
        localizedText('Close-up of the waistband and pocket', 'Detalle de la cintura y el bolsillo', 'لقطة قريبة للخصر والجيب'),
      ),
      variants: inColorsAndSizes('TEL-TRS', SIZES, { sand: [5, 7, 6, 2], navy: [6, 9, 3, 4] }),
    },
    {
      slug: 'rib-beanie',
      category: 'Apparel',
      priceMinor: 2800,
      name: localizedText('Ribbed Wool Beanie', 'Gorro de lana acanalado', 'قبعة صوفية مضلّعة'),
      description: localizedText(
        'A close beanie in merino rib with a deep cuff to turn up once or twice. Stretches to fit any head from 54 cm. Hand wash cool.',
        'Gorro ajustado de canalé de merino, con una vuelta ancha que se dobla una o dos veces. Se adapta desde 54 cm. Lavar a mano en frío.',
        'قبعة محكمة من صوف المرينو المضلّع بطيّة عريضة تُثنى مرة أو مرتين. تناسب الرأس من 54 سم فأكثر. تُغسل يدويًا بماء بارد.',
      ),
      pictures: gallery(
        'rib-beanie',
        localizedText('Mustard beanie with a turned-up cuff', 'Gorro mostaza con la vuelta doblada', 'قبعة خردلية بطيّة مرفوعة'),
        localizedText('Two beanies, charcoal and rust', 'Dos gorros, carbón y óxido', 'قبعتان، فحمية وصدئية'),
        localizedText('Close-up of the rib and the cuff', 'Detalle del canalé y la vuelta', 'لقطة قريبة للأضلاع والطيّة'),
      ),
      variants: inColors('TEL-BEAN', { mustard: 13, charcoal: 22, rust: 4 }),
    },
    {
      slug: 'lambswool-scarf',
      category: 'Apparel',
      priceMinor: 5200,
      compareAtMinor: 6800,
      name: localizedText('Lambswool Scarf', 'Bufanda de lana de cordero', 'وشاح من صوف الحمل'),
      description: localizedText(
        'A woven scarf, 190 × 30 cm, with hand-twisted fringes and two bands of colour at each end. Soft enough for bare skin. Dry clean or hand wash cool.',
        'Bufanda tejida de 190 × 30 cm, con flecos torcidos a mano y dos franjas de color en cada extremo. Suave sobre la piel. Limpieza en seco o a mano en frío.',
        'وشاح منسوج 190 × 30 سم، بأهداب مفتولة باليد وخطّين ملوّنين عند كل طرف. ناعم على البشرة. تنظيف جاف أو غسل يدوي بارد.',
      ),
      pictures: gallery(
        'lambswool-scarf',
        localizedText(
          'Slate scarf folded, fringes to the front',
          'Bufanda pizarra doblada, con los flecos delante',
          'وشاح أردوازي مطوي وأهدابه إلى الأمام',
        ),
        localizedText('Blush scarf folded, seen from above', 'Bufanda rosa doblada, vista desde arriba', 'وشاح وردي مطوي من الأعلى'),
        localizedText('Close-up of the twisted fringes', 'Detalle de los flecos torcidos', 'لقطة قريبة للأهداب المفتولة'),
        localizedText(
          'The slate scarf on a bench, next to folded sweaters and a vase',
          'La bufanda pizarra sobre un banco, junto a jerséis doblados y un jarrón',
          'الوشاح الأردوازي على مقعد خشبي بجانب كنزات مطوية ومزهرية',
        ),
      ),
      variants: inColors('TEL-SCARF', { slate: 9, blush: 6, forest: 0 }),
    },
    {
      slug: 'wool-socks',
      category: 'Apparel',
      priceMinor: 1600,
      name: localizedText('Alpaca House Socks', 'Calcetines de alpaca', 'جوارب من صوف الألبكة'),
      description: localizedText(
        'Thick socks in alpaca and wool with a contrast heel and toe. Warm on cold floors, loose at the calf. Wash at 30 °C on the wool cycle.',
        'Calcetines gruesos de alpaca y lana, con talón y punta en contraste. Abrigan en suelos fríos y no aprietan. Lavar a 30 °C en programa de lana.',
        'جوارب سميكة من الألبكة والصوف بكعب ومقدّمة بلون مغاير. دافئة على الأرض الباردة ولا تضغط على الساق. تُغسل على 30 درجة ببرنامج الصوف.',
      ),
      pictures: gallery(
        'wool-socks',
        localizedText(
          'A pair of oat socks with rust heels and toes',
          'Par de calcetines avena con talón y punta óxido',
          'زوج جوارب شوفانية بكعب ومقدّمة صدئيين',
        ),
        localizedText(
          'The pair in forest green with mustard heels',
          'El par en verde bosque con talón mostaza',
          'الزوج بالأخضر الغامق وكعب خردلي',
        ),
        localizedText('Close-up of the knitted leg', 'Detalle del punto de la caña', 'لقطة قريبة لحياكة الساق'),
      ),
      variants: inColorsAndSizes('TEL-SOCK', ['36–40', '41–45'], { oat: [18, 21], forest: [14, 2] }),
    },
    {
      slug: 'knit-mittens',
      category: 'Apparel',
      priceMinor: 2400,
      name: localizedText('Knitted Mittens', 'Manoplas de punto', 'قفازات صوفية محاكة'),
      description: localizedText(
        'Double-knitted mittens with a long ribbed cuff that goes under a coat sleeve. Wool outside, cotton inside. Hand wash cool, dry flat.',
        'Manoplas de doble punto con puño largo acanalado que cabe bajo la manga. Lana por fuera, algodón por dentro. Lavar a mano en frío y secar en plano.',
        'قفازات مزدوجة الحياكة بسوار طويل مضلّع يدخل تحت كُمّ المعطف. صوف من الخارج وقطن من الداخل. تُغسل يدويًا بماء بارد وتُجفَّف مبسوطة.',
      ),
      pictures: gallery(
        'knit-mittens',
        localizedText('A pair of rust mittens laid flat', 'Par de manoplas óxido extendidas', 'زوج قفازات صدئية مفرودة'),
        localizedText('The pair in sky blue', 'El par en celeste', 'الزوج باللون السماوي'),
        localizedText('Close-up of the ribbed cuff', 'Detalle del puño acanalado', 'لقطة قريبة للسوار المضلّع'),
      ),
      variants: inColorsAndSizes('TEL-MITT', ['S', 'M', 'L'], { rust: [6, 8, 3], sky: [5, 4, 0] }),
    },
    {
      slug: 'knit-vest',
      category: 'Apparel',
      priceMinor: 6800,
      compareAtMinor: 8500,
      name: localizedText('Knitted Vest', 'Chaleco de punto', 'صدرية صوفية محاكة'),
      description: localizedText(
        'A V-neck vest in fine lambswool with ribbed armholes, to wear over a shirt. Regular fit, hip length. Hand wash cool, dry flat.',
        'Chaleco de cuello en pico en lana de cordero fina, con sisas acanaladas, para llevar sobre camisa. Corte regular, largo a la cadera. Lavar a mano en frío y secar en plano.',
        'صدرية بياقة على شكل V من صوف حمل ناعم بفتحات أكمام مضلّعة، تُلبس فوق القميص. قصّة عادية بطول الورك. تُغسل يدويًا بماء بارد وتُجفَّف مبسوطة.',
      ),
      pictures: gallery(
        'knit-vest',
        localizedText('Navy vest from the front', 'Chaleco azul marino, de frente', 'صدرية كحلية من الأمام'),
        localizedText('The vest in oat', 'El chaleco en avena', 'الصدرية باللون الشوفاني'),
        localizedText('Close-up of the V-neck', 'Detalle del cuello en pico', 'لقطة قريبة للياقة'),
      ),
      variants: inColorsAndSizes('TEL-VEST', SIZES, { navy: [4, 6, 5, 1], oat: [3, 5, 4, 2] }),
    },
    {
      slug: 'felt-slippers',
      category: 'Apparel',
      priceMinor: 4200,
      name: localizedText('Felt Slippers', 'Zapatillas de fieltro', 'خفّ من اللبّاد'),
      description: localizedText(
        'Slippers of 6 mm wool felt on a leather sole, sewn around the edge. They mould to the foot within a week. Brush clean.',
        'Zapatillas de fieltro de lana de 6 mm con suela de cuero, cosidas por el borde. Se amoldan al pie en una semana. Limpiar con cepillo.',
        'خفّ من لبّاد صوفي بسماكة 6 مم على نعل جلدي مخيط من حوافه. يأخذ شكل القدم خلال أسبوع. يُنظَّف بالفرشاة.',
      ),
      pictures: gallery(
        'felt-slippers',
        localizedText('A pair of stone felt slippers', 'Par de zapatillas de fieltro piedra', 'زوج خفاف من اللبّاد الحجري اللون'),
        localizedText('The pair in plum, seen from above', 'El par en ciruela, visto desde arriba', 'الزوج باللون البرقوقي من الأعلى'),
        localizedText('Close-up of the felt edge', 'Detalle del borde de fieltro', 'لقطة قريبة لحافة اللبّاد'),
      ),
      variants: inColorsAndSizes('TEL-SLIP', ['38', '40', '42', '44'], { stone: [5, 6, 7, 3], plum: [4, 0, 2, 1] }),
    },
    LINEN_FABRIC,
  ],
}
