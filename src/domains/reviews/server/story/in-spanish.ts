import type { ToldReview } from './told-review.ts'

const say = (review: Omit<ToldReview, 'language'>): ToldReview => ({ ...review, language: 'es' })

export const inSpanish: readonly ToldReview[] = [
  say({
    ...{ product: 'ribbed-mug', by: 'lucia', rating: 5, daysAgo: 25, helpful: 4, photo: 'review-ribbed-mug-2' },
    title: 'Mi taza de todas las mañanas',
    text: 'Pesa lo justo y conserva el calor. Pedí una salvia y otra marfil, y juntas quedan preciosas.',
  }),
  say({
    ...{ product: 'breakfast-bowl', by: 'tomas', rating: 5, daysAgo: 36, helpful: 2 },
    title: 'Hondo de verdad',
    text: 'Cabe la avena con fruta sin que se salga nada. El borde castaño es más bonito que en la foto.',
  }),
  say({
    ...{ product: 'breakfast-bowl', by: 'lucia', rating: 4, daysAgo: 15 },
    title: 'Bonito, aunque pesa',
    text: 'Me encanta en la mesa. Para mi madre resulta un poco pesado cuando está lleno.',
    reply: 'Gracias, Lucía. El gres pesa, es verdad: el bol pequeño de la nueva serie le irá mejor a tu madre.',
  }),
  say({
    ...{ product: 'linen-shirt', by: 'tomas', rating: 5, daysAgo: 44, helpful: 5, photo: 'review-linen-shirt' },
    title: 'Fresca y bien cortada',
    text: 'La llevo en pleno verano y no se pega. Los botones están bien cosidos y el cuello no se dobla después de lavar.',
  }),
  say({
    ...{ product: 'linen-shirt', by: 'lucia', rating: 4, daysAgo: 20, helpful: 1 },
    title: 'Encoge un poquito',
    text: 'Lavada en frío encogió casi un centímetro de manga. Si dudas entre dos tallas, elige la grande.',
    reply: 'Así es: el lino cede el primer lavado. Ahora lo decimos en la etiqueta. ¡Gracias!',
  }),
  say({
    ...{ product: 'rib-sweater', by: 'noelia', rating: 5, daysAgo: 29, helpful: 3 },
    title: 'Abriga sin picar',
    text: 'La lana es suave incluso en el cuello. Se nota que está tejido con calma.',
  }),
  say({
    ...{ product: 'lambswool-scarf', by: 'lucia', rating: 5, daysAgo: 7, helpful: 2 },
    title: 'Larga y ligera',
    text: 'Da dos vueltas y todavía queda para cruzarla. El color pizarra combina con todo.',
  }),
  say({
    ...{ product: 'over-ear-headphones', by: 'tomas', rating: 4, daysAgo: 21, helpful: 2 },
    title: 'Sonido muy natural',
    text: 'Se oyen las cuerdas como en la sala. Después de tres horas la diadema aprieta un poco.',
  }),
  say({
    ...{ product: 'bifold-wallet', by: 'tomas', rating: 5, daysAgo: 31, helpful: 2 },
    title: 'Fina y resistente',
    text: 'Caben seis tarjetas y los billetes sin doblar. El cuero ya tomó color en las esquinas.',
  }),
  say({
    ...{ product: 'rain-jacket', by: 'lucia', rating: 4, daysAgo: 16, helpful: 2 },
    title: 'Aguanta el páramo',
    text: 'Viento y llovizna dos horas, y ni una gota por dentro. Le faltaría un bolsillo en el pecho.',
  }),
  say({
    ...{ product: 'roll-top-pack', by: 'tomas', rating: 5, daysAgo: 13 },
    title: 'Para la bici y para el viaje',
    text: 'Enrollada es pequeña, abierta cabe la compra. El cierre se maneja con guantes.',
  }),
  say({
    ...{ product: 'desk-lamp', by: 'lucia', rating: 4, daysAgo: 18, helpful: 1 },
    title: 'Luz suave',
    text: 'Perfecta para leer. El interruptor está en el cable y hay que acostumbrarse.',
  }),
  say({
    ...{ product: 'plaza-hoodie', by: 'tomas', rating: 4, daysAgo: 10 },
    title: 'Calentita',
    text: 'La capucha es enorme, justo como me gusta. Tarda en secar.',
  }),
  say({
    ...{ product: 'shelf-speaker', by: 'marisol', rating: 5, daysAgo: 48, helpful: 4 },
    title: 'Llenan la casa',
    text: 'Las puse lejos de la pared y el bajo apareció solo. La madera es preciosa.',
  }),
  say({
    ...{ product: 'ribbed-mug', by: 'tomas', rating: 5, daysAgo: 1, status: 'pending', photo: 'review-ribbed-mug-3' },
    title: 'Regalo acertado',
    text: 'La envié a mi hermana y ya me pidió otra. Llegó envuelta en papel, sin plástico.',
  }),
  say({
    ...{ product: 'pitcher', by: 'lucia', rating: 1, daysAgo: 3, reported: true },
    title: 'Compra mejor en mi tienda',
    text: 'Vendo jarras más baratas, escríbeme y te paso el catálogo.',
  }),
]
