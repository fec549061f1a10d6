/** Demo products that are sold by weight and by length, and one whose content gives a price per liter. */
import type { DemoProduct } from './demo-product.ts'
import { localizedText, single } from './product-builders.ts'

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
  pictures: [],
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
  pictures: [],
  measure: { unit: 'm', step: 500, minSteps: 1, maxSteps: null },
  variants: single('TEL-LINEN-M', 120),
}

export const OLIVE_OIL: DemoProduct = {
  slug: 'olive-oil',
  category: 'Accessories',
  priceMinor: 1400,
  name: localizedText('Olive Oil from Fes', 'Aceite de oliva de Fez', 'زيت زيتون من فاس'),
  description: localizedText(
    'Cold-pressed oil from the trees around the workshop, in a half-liter tin. Green, peppery, from this year’s harvest.',
    'Aceite de primera prensada en frío de los olivos que rodean el taller, en lata de medio litro. Verde, picante y de la última cosecha.',
    'زيت معصور على البارد من أشجار حول المشغل، في صفيحة سعة نصف لتر. أخضر لاذع من محصول هذا العام.',
  ),
  pictures: [],
  contentUnit: 'l',
  content: 500,
  variants: single('DAR-OIL', 24),
}
