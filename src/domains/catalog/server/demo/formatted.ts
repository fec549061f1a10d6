/** What follows the first paragraph of some demo descriptions, by product: headings, lists and links. */
import type { Localized } from './demo-product.ts'
import { localizedText } from './product-builders.ts'

export const FORMATTED: Readonly<Record<string, Localized>> = {
  'ribbed-mug': localizedText(
    '<h3>Care</h3><ul><li>Let it cool before you wash it.</li><li>The bare foot stays rough: <strong>don’t drag it</strong> over soft wood.</li></ul><h3>How it is made</h3><ol><li>Thrown on the wheel and ribbed with a finger.</li><li>Fired once, glazed, and fired again at 1240 °C.</li></ol>',
    '<h3>Cuidados</h3><ul><li>Deja que se enfríe antes de lavarla.</li><li>El pie sin esmaltar es áspero: <strong>no la arrastres</strong> sobre maderas blandas.</li></ul><h3>Cómo se hace</h3><ol><li>Se tornea y se estría con un dedo.</li><li>Se cuece una vez, se esmalta y se vuelve a cocer a 1240 °C.</li></ol>',
    '<h3>العناية</h3><ul><li>اتركه يبرد قبل غسله.</li><li>القاعدة غير المزجّجة خشنة: <strong>لا تجرّه</strong> على الخشب اللين.</li></ul><h3>كيف يُصنع</h3><ol><li>يُشكّل على الدولاب وتُرسم أضلاعه بالإصبع.</li><li>يُحرق مرة ثم يُزجّج ويُحرق ثانية عند 1240 درجة مئوية.</li></ol>',
  ),
  'over-ear-headphones': localizedText(
    '<h3>In the box</h3><ul><li>Headphones and a soft pouch</li><li>1.2 m cable with a 3.5 mm plug</li><li>USB-C cable for charging</li></ul><blockquote>Every screw is a standard one. <em>Spare cushions and batteries are sold for ten years.</em></blockquote>',
    '<h3>En la caja</h3><ul><li>Auriculares y una funda blanda</li><li>Cable de 1,2 m con clavija de 3,5 mm</li><li>Cable USB-C para cargar</li></ul><blockquote>Todos los tornillos son estándar. <em>Vendemos almohadillas y baterías de repuesto durante diez años.</em></blockquote>',
    '<h3>في العلبة</h3><ul><li>السمّاعات وحافظة ليّنة</li><li>كابل طوله 1.2 متر بقابس 3.5 مم</li><li>كابل USB-C للشحن</li></ul><blockquote>كل براغيها قياسية. <em>نبيع الوسائد والبطاريات البديلة مدة عشر سنوات.</em></blockquote>',
  ),
  'linen-fabric': localizedText(
    '<h3>For your project</h3><ul><li>A shirt takes <strong>2 m</strong>, a skirt 1.5 m, a cushion cover half a meter.</li><li>Sew with a size 80 needle.</li><li>Wash at up to 40 °C and iron damp.</li></ul>',
    '<h3>Para tu proyecto</h3><ul><li>Una camisa lleva <strong>2 m</strong>; una falda, 1,5 m; una funda de cojín, medio metro.</li><li>Cose con una aguja del 80.</li><li>Lava a 40 °C como máximo y plancha en húmedo.</li></ul>',
    '<h3>لمشروعك</h3><ul><li>يحتاج القميص إلى <strong>مترين</strong> والتنورة إلى متر ونصف وغطاء الوسادة إلى نصف متر.</li><li>خيطيه بإبرة مقاس 80.</li><li>اغسليه بحرارة لا تزيد على 40 درجة واكويه رطبًا.</li></ul>',
  ),
}
