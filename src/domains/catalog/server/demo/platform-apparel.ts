import type { DemoProduct } from './demo-product.ts'
import { gallery, inColors, inColorsAndSizes, localizedText } from './product-builders.ts'

/** The clothes of the platform's store. */
export const apparel: readonly DemoProduct[] = [
  {
    slug: 'plaza-tee',
    category: 'Apparel',
    priceMinor: 2400,
    name: localizedText('Heavyweight Cotton T-Shirt', 'Camiseta de algodón grueso', 'قميص قطني ثقيل بأكمام قصيرة'),
    description: localizedText(
      'A straight-cut T-shirt in 220 g organic cotton with a narrow ribbed collar that keeps its shape. Pre-washed, so it stays the size you bought. Machine wash at 30 °C, hang to dry.',
      'Camiseta de corte recto en algodón orgánico de 220 g, con un cuello acanalado estrecho que no cede. Viene prelavada, así que conserva la talla. Lavar a máquina a 30 °C y tender.',
      'قميص مستقيم القصّة من القطن العضوي بوزن 220 غرامًا، بياقة مضلّعة ضيقة تحافظ على شكلها. مغسول مسبقًا فلا يتغيّر مقاسه. يُغسل آليًا على 30 درجة ويُعلَّق ليجف.',
    ),
    pictures: gallery(
      'plaza-tee',
      localizedText('Sage T-shirt from the front', 'Camiseta color salvia, de frente', 'قميص أخضر مريمي من الأمام'),
      localizedText(
        'Three folded T-shirts stacked: charcoal, ivory and sage',
        'Tres camisetas dobladas y apiladas: carbón, marfil y salvia',
        'ثلاثة قمصان مطوية فوق بعضها: فحمي وعاجي ومريمي',
      ),
      localizedText(
        'Close-up of the ribbed collar in ivory',
        'Detalle del cuello acanalado en marfil',
        'لقطة قريبة للياقة المضلّعة باللون العاجي',
      ),
    ),
    variants: inColorsAndSizes('HSE-TEE', ['S', 'M', 'L', 'XL'], {
      sage: [14, 22, 18, 7],
      ivory: [9, 16, 3, 0],
      charcoal: [20, 31, 24, 11],
    }),
  },
  {
    slug: 'plaza-hoodie',
    category: 'Apparel',
    priceMinor: 5800,
    name: localizedText('Brushed Fleece Hoodie', 'Sudadera de felpa con capucha', 'سترة قطنية مبطّنة بقلنسوة'),
    description: localizedText(
      'Loopback cotton brushed on the inside, 380 g, with a lined hood and a pocket deep enough for two cold hands. Flat cotton drawcords, ribbed cuffs and hem. Wash inside out at 30 °C.',
      'Felpa de algodón de 380 g perchada por dentro, con capucha forrada y un bolsillo hondo para las dos manos. Cordones planos de algodón, puños y bajo acanalados. Lavar del revés a 30 °C.',
      'قطن بوزن 380 غرامًا ممشّط من الداخل، بقلنسوة مبطّنة وجيب عميق يتّسع لليدين. أربطة قطنية وأساور وحاشية مضلّعة. تُغسل مقلوبة على 30 درجة.',
    ),
    pictures: gallery(
      'plaza-hoodie',
      localizedText(
        'Slate hoodie from the front, with its hood, pocket and drawcords',
        'Sudadera pizarra de frente, con capucha, bolsillo y cordones',
        'سترة أردوازية من الأمام تظهر قلنسوتها وجيبها وأربطتها',
      ),
      localizedText(
        'The same hoodie in clay, a little turned',
        'La misma sudadera en arcilla, algo girada',
        'السترة نفسها باللون الطيني مائلة قليلًا',
      ),
      localizedText('Close-up of the hood and drawcords', 'Detalle de la capucha y los cordones', 'لقطة قريبة للقلنسوة والأربطة'),
    ),
    variants: inColorsAndSizes('HSE-HOOD', ['S', 'M', 'L', 'XL'], { slate: [8, 12, 10, 4], clay: [5, 9, 0, 2] }),
  },
  {
    slug: 'house-joggers',
    category: 'Apparel',
    priceMinor: 4600,
    name: localizedText('Cotton Joggers', 'Pantalón jogger de algodón', 'بنطال رياضي قطني'),
    description: localizedText(
      'Joggers in the same fleece as the hoodie, with two side pockets and a drawcord waist. The leg narrows gently to a ribbed cuff. Machine wash at 30 °C.',
      'Pantalón en la misma felpa que la sudadera, con dos bolsillos laterales y cintura con cordón. La pierna se estrecha poco a poco hasta el puño acanalado. Lavar a máquina a 30 °C.',
      'بنطال من قماش السترة نفسه، بجيبين جانبيين وخصر برباط. تضيق الساق تدريجيًا حتى السوار المضلّع. يُغسل آليًا على 30 درجة.',
    ),
    pictures: gallery(
      'house-joggers',
      localizedText('Stone joggers laid flat', 'Jogger color piedra extendido', 'بنطال رياضي حجري اللون مفرود'),
      localizedText('Charcoal joggers seen from above', 'Jogger color carbón visto desde arriba', 'بنطال رياضي فحمي يُرى من الأعلى'),
      localizedText('Close-up of the waistband and drawcord', 'Detalle de la cintura y el cordón', 'لقطة قريبة للخصر والرباط'),
    ),
    variants: inColorsAndSizes('HSE-JOG', ['S', 'M', 'L', 'XL'], { stone: [7, 11, 9, 3], charcoal: [12, 15, 13, 6] }),
  },
  {
    slug: 'canvas-cap',
    category: 'Apparel',
    priceMinor: 2200,
    compareAtMinor: 2800,
    name: localizedText('Six-Panel Canvas Cap', 'Gorra de lona de seis paneles', 'قبعة قماشية بستّ قطع'),
    description: localizedText(
      'An unstructured cap in washed cotton canvas with stitched eyelets and a brass slide at the back. One size, 54 to 61 cm. Wipe clean or wash by hand.',
      'Gorra blanda de lona de algodón lavada, con ojales bordados y hebilla de latón detrás. Talla única, de 54 a 61 cm. Limpiar con un paño o lavar a mano.',
      'قبعة ليّنة من قماش قطني مغسول، بثقوب مطرّزة ومشبك نحاسي في الخلف. مقاس واحد من 54 إلى 61 سم. تُمسح أو تُغسل يدويًا.',
    ),
    pictures: gallery(
      'canvas-cap',
      localizedText(
        'Navy cap from the front, turned slightly',
        'Gorra azul marino de frente, algo girada',
        'قبعة كحلية من الأمام مائلة قليلًا',
      ),
      localizedText('Mustard cap seen from the side', 'Gorra mostaza de perfil', 'قبعة خردلية من الجانب'),
      localizedText(
        'Close-up of the brim and its rows of stitching',
        'Detalle de la visera y sus pespuntes',
        'لقطة قريبة لحافة القبعة وخطوط خياطتها',
      ),
    ),
    variants: inColors('HSE-CAP', { navy: 26, mustard: 4, olive: 15 }),
  },
  {
    slug: 'crew-socks',
    category: 'Apparel',
    priceMinor: 900,
    name: localizedText('Ribbed Crew Socks', 'Calcetines acanalados', 'جوارب مضلّعة'),
    description: localizedText(
      'Mid-calf socks in combed cotton with a little stretch, a cushioned sole and a flat toe seam. Sold as a pair. Wash at 40 °C.',
      'Calcetines a media pantorrilla de algodón peinado con algo de elastano, planta acolchada y costura plana en la punta. Se venden por pares. Lavar a 40 °C.',
      'جوارب حتى منتصف الساق من القطن الممشّط مع قليل من المرونة، بنعل مبطّن ودرزة مسطّحة عند الأصابع. تُباع بالزوج. تُغسل على 40 درجة.',
    ),
    pictures: gallery(
      'crew-socks',
      localizedText(
        'A pair of ivory socks with two clay stripes',
        'Par de calcetines marfil con dos rayas arcilla',
        'زوج جوارب عاجية بخطّين طينيي اللون',
      ),
      localizedText(
        'Three socks side by side: ivory, sage and navy',
        'Tres calcetines juntos: marfil, salvia y azul marino',
        'ثلاثة جوارب متجاورة: عاجي ومريمي وكحلي',
      ),
      localizedText('Close-up of the ribbed cuff', 'Detalle del puño acanalado', 'لقطة قريبة للساق المضلّعة'),
    ),
    variants: inColorsAndSizes('HSE-SOCK', ['36–39', '40–43', '44–46'], {
      ivory: [40, 52, 18],
      sage: [22, 35, 9],
      navy: [31, 44, 0],
    }),
  },
]
