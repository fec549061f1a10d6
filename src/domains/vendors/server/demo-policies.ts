/** Shipping and return policies of the demo vendors. */
import type { Policies } from './vendors.sql.ts'

const localizedText = (en: string, es: string, ar: string) => ({ en, es, ar })

const THIRTY_DAYS = localizedText(
  'Thirty days, unused and in its box. We pay the way back.',
  'Treinta días, sin usar y en su caja. El envío de vuelta lo pagamos nosotros.',
  'ثلاثون يومًا، غير مستعمل وفي علبته. ونتكفّل بأجرة الإرجاع.',
)

export const DEMO_POLICIES: Readonly<Record<string, Policies>> = {
  'plaza-house': {
    shipping: localizedText(
      'Packed the same day until three.',
      'Preparado el mismo día hasta las tres.',
      'يُجهَّز في اليوم نفسه حتى الثالثة.',
    ),
    returns: THIRTY_DAYS,
  },
  'dar-amira': {
    shipping: localizedText(
      'Wrapped in paper and straw, without plastic. What breaks on the way we replace.',
      'Envuelto en papel y paja, sin plástico. Lo que se rompa en el camino, lo reponemos.',
      'مغلّف بالورق والقش بلا بلاستيك. وما ينكسر في الطريق نستبدله.',
    ),
    returns: localizedText(
      'Fourteen days, unused. Seconds cannot be returned.',
      'Catorce días, sin usar. Las piezas con taras no se devuelven.',
      'أربعة عشر يومًا، غير مستعمل. والقطع المخفّضة لعيب لا تُرجَع.',
    ),
  },
  'telar-sur': {
    shipping: localizedText(
      'Folded in cotton paper, twice a week.',
      'Doblado en papel de algodón, dos veces por semana.',
      'مطويّ في ورق قطني، ويُرسل مرتين في الأسبوع.',
    ),
    returns: THIRTY_DAYS,
  },
  'taller-bruma': {
    shipping: localizedText(
      'With signature, in a box of grey board.',
      'Con firma, en caja de cartón gris.',
      'يُسلَّم بتوقيع، في علبة من كرتون رمادي.',
    ),
    returns: localizedText(
      'Thirty days. Leather that was marked by use stays yours.',
      'Treinta días. El cuero marcado por el uso se queda contigo.',
      'ثلاثون يومًا. والجلد الذي ظهر عليه أثر الاستعمال لا يُرجَع.',
    ),
  },
  'low-hum': {
    shipping: localizedText('Tested for an hour, then packed.', 'Probado una hora y luego empacado.', 'يُختبر ساعة ثم يُغلَّف.'),
    returns: localizedText(
      'Sixty days to listen. Two years of repair.',
      'Sesenta días para escuchar. Dos años de reparación.',
      'ستون يومًا للتجربة. وسنتان من الإصلاح.',
    ),
  },
  'alto-viento': {
    shipping: localizedText(
      'By bicycle in the city, by post elsewhere.',
      'En bici por la ciudad, por correo fuera.',
      'بالدراجة داخل المدينة، وبالبريد خارجها.',
    ),
    returns: THIRTY_DAYS,
  },
}
