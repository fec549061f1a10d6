/** Demo products that are sold by weight and by length, and one whose content gives a price per liter. */
import type { DemoProduct } from './demo-product.ts'
import { gallery, localizedText, single } from './product-builders.ts'

/** From 200 g, in steps of 100 g. */
export const MANCHEGO: DemoProduct = {
  slug: 'manchego',
  category: 'Accessories',
  priceMinor: 280,
  name: localizedText('Aged Manchego', 'Queso manchego curado', 'جبن مانشيغو معتّق'),
  description: localizedText(
    'Sheep’s milk cheese aged for nine months, cut from the wheel when you order. Firm, with a taste of hay and nuts. Keeps for four weeks in its paper.',
    'Queso de oveja curado nueve meses, cortado de la pieza al recibir el pedido. Firme, con notas de heno y frutos secos. Se conserva cuatro semanas en su papel.',
    'جبن من حليب الغنم معتّق تسعة أشهر، يُقطع من القرص عند الطلب. متماسك بنكهة القش والمكسرات. يُحفظ أربعة أسابيع في ورقه.',
  ),
  pictures: gallery(
    'manchego',
    localizedText('A piece of cheese with a pale yellow cut', 'Una cuña de queso de corte amarillo pálido', 'قطعة جبن بمقطع أصفر فاتح'),
    localizedText('A whole wheel and a piece', 'Una pieza entera y una cuña', 'قرص كامل وقطعة منه'),
    localizedText('Close-up of the cut and the rind', 'Detalle del corte y la corteza', 'لقطة قريبة للمقطع والقشرة'),
  ),
  measure: { unit: 'kg', step: 100, minSteps: 2, maxSteps: 50 },
  variants: single('HSE-MANCHEGO', 140),
}

/** By the half meter. */
export const LINEN_FABRIC: DemoProduct = {
  slug: 'linen-fabric',
  category: 'Apparel',
  priceMinor: 950,
  name: localizedText('Washed Linen by the Meter', 'Lino lavado por metros', 'قماش كتّان مغسول بالمتر'),
  description: localizedText(
    'The linen of our shirts, 145 cm wide and 160 g per square meter, cut to length in one piece. Washed before it is cut, so it no longer shrinks.',
    'El lino de nuestras camisas, de 145 cm de ancho y 160 g por metro cuadrado, cortado en una sola pieza. Lavado antes de cortar: ya no encoge.',
    'كتّان قمصاننا بعرض 145 سم ووزن 160 غرامًا للمتر المربع، يُقطع بالطول المطلوب قطعة واحدة. يُغسل قبل القص فلا ينكمش.',
  ),
  pictures: gallery(
    'linen-fabric',
    localizedText('A roll of oat-colored linen', 'Un rollo de lino color avena', 'لفّة كتّان بلون الشوفان'),
    localizedText(
      'The roll from above, its end unrolled',
      'El rollo desde arriba, con un extremo extendido',
      'اللفّة من الأعلى وطرفها مفرود',
    ),
    localizedText('Close-up of the weave', 'Detalle del tejido', 'لقطة قريبة للنسيج'),
  ),
  measure: { unit: 'm', step: 500, minSteps: 1, maxSteps: null },
  variants: single('TEL-LINEN-M', 120),
}

export const OLIVE_OIL: DemoProduct = {
  slug: 'olive-oil',
  category: 'Accessories',
  priceMinor: 1400,
  name: localizedText('Olive Oil from Ajloun', 'Aceite de oliva de Ajlún', 'زيت زيتون من عجلون'),
  description: localizedText(
    'Cold-pressed oil from a small grove in the hills north of Amman, in a half-liter tin. Green, peppery, from this year’s harvest.',
    'Aceite de primera prensada en frío de un olivar en las colinas al norte de Amán, en lata de medio litro. Verde, picante y de la última cosecha.',
    'زيت معصور على البارد من بستان صغير في تلال شمال عمّان، في صفيحة سعة نصف لتر. أخضر لاذع من محصول هذا العام.',
  ),
  pictures: gallery(
    'olive-oil',
    localizedText(
      'Green tin with an olive branch on its label',
      'Lata verde con una rama de olivo en la etiqueta',
      'صفيحة خضراء عليها غصن زيتون',
    ),
    localizedText('The tin next to an ivory bowl', 'La lata junto a un cuenco marfil', 'الصفيحة بجانب وعاء عاجي'),
    localizedText('Close-up of the label', 'Detalle de la etiqueta', 'لقطة قريبة للملصق'),
  ),
  contentUnit: 'l',
  content: 500,
  variants: single('DAR-OIL', 24),
}
