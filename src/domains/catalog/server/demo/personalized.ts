/** Demo products that are made with what the shopper writes, chooses or sends. */
import type { PersonalField } from '../../contract.ts'
import type { DemoProduct } from './demo-product.ts'
import { gallery, localizedText, single } from './product-builders.ts'

/** It can't be ordered without a name. */
export const ENGRAVED_BOARD: DemoProduct = {
  slug: 'engraved-board',
  category: 'Accessories',
  priceMinor: 6900,
  kind: 'madeToOrder',
  leadDays: 4,
  name: localizedText('Olive Wood Board, Engraved', 'Tabla de olivo grabada', 'لوح من خشب الزيتون منقوش'),
  description: localizedText(
    'Our olive wood board with a name, a date or a short dedication, engraved by hand along the edge. Each board is oiled after the engraving, so the letters stay dark.',
    'Nuestra tabla de olivo con un nombre, una fecha o una dedicatoria breve, grabados a mano junto al borde. Se engrasa después de grabarla para que las letras se mantengan oscuras.',
    'لوحنا من خشب الزيتون باسم أو تاريخ أو إهداء قصير يُنقش باليد على طول حافته. يُدهن بالزيت بعد النقش فتبقى الحروف داكنة.',
  ),
  pictures: gallery(
    'olive-wood-board',
    localizedText(
      'Olive wood board with a round handle hole',
      'Tabla de olivo con orificio redondo en el mango',
      'لوح من خشب الزيتون بثقب دائري في المقبض',
    ),
  ),
  variants: single('DAR-BOARD-ENG', 25),
}

/** Printed with the shopper's picture. */
export const PHONE_CASE: DemoProduct = {
  slug: 'phone-case',
  category: 'Tech',
  priceMinor: 2900,
  kind: 'madeToOrder',
  leadDays: 3,
  name: localizedText('Phone Case with Your Picture', 'Funda de móvil con tu imagen', 'غطاء هاتف بصورتك'),
  description: localizedText(
    'A slim case of recycled plastic, printed edge to edge with a picture of yours. Send one that is sharp at 2,000 pixels or more; the print is scratch-proof and never peels.',
    'Funda fina de plástico reciclado, impresa de borde a borde con una imagen tuya. Envía una nítida, de 2000 píxeles o más; la impresión resiste los arañazos y no se despega.',
    'غطاء نحيف من بلاستيك معاد تدويره تُطبع عليه صورتك من الحافة إلى الحافة. أرسل صورة واضحة لا تقل عن 2000 بكسل، والطباعة مقاومة للخدش ولا تتقشّر.',
  ),
  pictures: gallery(
    'phone-case',
    localizedText(
      'Phone case printed with hills and a red sun',
      'Funda impresa con colinas y un sol rojo',
      'غطاء هاتف طُبعت عليه تلال وشمس حمراء',
    ),
    localizedText(
      'Two cases side by side, one with a black cat',
      'Dos fundas, una con un gato negro',
      'غطاءان متجاوران على أحدهما قطة سوداء',
    ),
    localizedText(
      'Close-up of the print at the camera',
      'Detalle de la impresión junto a la cámara',
      'لقطة قريبة للطباعة عند فتحة الكاميرا',
    ),
  ),
  variants: single('HUM-CASE', 60),
}

/** By product. */
export const PERSONALIZATION: Readonly<Record<string, PersonalField[]>> = {
  'engraved-board': [
    {
      id: 'words',
      type: 'text',
      labels: localizedText('Words to engrave', 'Palabras para grabar', 'الكلمات المراد نقشها'),
      required: true,
      maxLength: 24,
    },
    {
      id: 'lettering',
      type: 'choice',
      labels: localizedText('Lettering', 'Letra', 'نوع الخط'),
      required: true,
      choices: [
        { value: 'Capitals', names: localizedText('Capitals', 'Mayúsculas', 'حروف منفصلة') },
        { value: 'Handwriting', names: localizedText('Handwriting', 'Manuscrita', 'خط يدوي') },
      ],
    },
  ],
  'phone-case': [
    { id: 'picture', type: 'image', labels: localizedText('Your picture', 'Tu imagen', 'صورتك'), required: true },
    {
      id: 'model',
      type: 'choice',
      labels: localizedText('Size of the phone', 'Tamaño del móvil', 'حجم الهاتف'),
      required: true,
      choices: [
        { value: '6.1 inches', names: localizedText('6.1 inches', '6,1 pulgadas', '6.1 بوصة') },
        { value: '6.7 inches', names: localizedText('6.7 inches', '6,7 pulgadas', '6.7 بوصة') },
      ],
    },
    {
      id: 'note',
      type: 'text',
      labels: localizedText('Note for the printer', 'Nota para quien la imprime', 'ملاحظة لمن يطبعه'),
      required: false,
      maxLength: 200,
    },
  ],
  'custom-weekender': [
    {
      id: 'initials',
      type: 'text',
      labels: localizedText('Initials on the leather', 'Iniciales en el cuero', 'الأحرف الأولى على الجلد'),
      required: false,
      maxLength: 3,
    },
  ],
}
