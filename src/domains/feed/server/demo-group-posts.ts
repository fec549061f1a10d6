/** What the groups of the demo data talk about, by the name of the group. */
import type { DemoPost } from './demo-post.ts'

export const DEMO_GROUP_POSTS: Readonly<Record<string, readonly DemoPost[]>> = {
  'Clay and kilns': [
    {
      by: 'noelia',
      hoursAgo: 310,
      text: 'Cono 6 en el horno pequeño: el verde oliva ha salido azul. No me quejo. #esmaltes',
      likedBy: 'amira mei bruno',
    },
    {
      by: 'amira',
      hoursAgo: 215,
      text: 'Firing schedule for the moon vase, because three of you asked: 100 degrees an hour to 600, then 150 to 1,220, twenty minutes of soak. Open it at 80 and not a degree earlier.',
      product: 'moon-vase',
      likedBy: 'noelia bruno mei theo hassan',
      name: 'schedule',
    },
    { by: 'hassan', hoursAgo: 130, text: 'هل يصلح الطين الأحمر لأباريق الشاي، أم يبقى فيه طعم؟', likedBy: 'amira', name: 'redClay' },
    { by: 'bruno', hoursAgo: 52, text: 'My first bowl survived. It leans a little, like me.', likedBy: 'amira noelia mei tomas theo' },
    {
      by: 'mei',
      hoursAgo: 20,
      text: 'Which one for the open kiln day? I’ll watch by camera again.',
      poll: {
        options: ['Raku in the yard', 'Throwing for beginners', 'Glaze tasting'],
        votes: { amira: 1, bruno: 1, theo: 0, hassan: 0, 'priya.nair': 2 },
      },
    },
  ],
  'Neighbors of the Saturday market': [
    {
      by: 'tomas',
      hoursAgo: 140,
      text: 'El sábado la calle Larga está cortada. Entren las furgonetas por detrás de la fuente, antes de las ocho.',
      likedBy: 'bruno diego.rojas carla.mendez omar',
    },
    {
      by: 'mei',
      hoursAgo: 96,
      text: 'I have a van on Saturday and room for two folding tables. First come, first carried.',
      likedBy: 'bruno tomas',
    },
    {
      by: 'bruno',
      hoursAgo: 30,
      text: 'Found under stall 12: one umbrella, red, very proud of itself. It waits at my studio.',
      product: 'city-umbrella',
      likedBy: 'tomas mei',
      name: 'umbrella',
    },
  ],
  'Wholesale ceramics': [
    {
      by: 'amira',
      hoursAgo: 170,
      text: 'Minimums from January: 24 mugs, 12 bowls, 6 vases. Breakage on the road is on me up to three percent.',
    },
    {
      by: 'noelia',
      hoursAgo: 9,
      text: '¿Alguien comparte palé hasta Cuenca la semana que viene? Tengo media docena de cajas.',
      waits: true,
    },
  ],
  'Tejedoras del sur': [
    {
      by: 'inti.quispe',
      hoursAgo: 188,
      text: 'Ha llegado alpaca de Puno, color vicuña. Quien quiera probar antes de comprar, que pase por el taller.',
      likedBy: 'noelia lucia marisol',
    },
    { by: 'lucia', hoursAgo: 66, text: 'Duda de principiante: ¿por qué se me rompen los hilos del borde?', likedBy: 'tomas', name: 'edge' },
  ],
  'Café de altura': [
    {
      by: 'tomas',
      hoursAgo: 120,
      text: 'Cata del jueves en la panadería: dos lavados y un natural que huele a mora. Traigan su taza.',
      likedBy: 'carla.mendez bruno mei',
    },
    { by: 'bruno', hoursAgo: 44, text: 'The natural won. I have never argued so long about a berry.', likedBy: 'tomas mei' },
  ],
  'حرفيو المدينة': [
    { by: 'hassan', hoursAgo: 150, text: 'من يعرف نجّارًا يصنع أرففًا ضيقة لورشة صغيرة؟', likedBy: 'layla' },
    {
      by: 'layla',
      hoursAgo: 73,
      text: 'افتُتح معرض الخط في البيت القديم. أنصحكم بزيارته قبل الغروب، الضوء هناك لا يُوصف.',
      likedBy: 'hassan amira rania.haddad',
    },
    { by: 'amira', hoursAgo: 12, text: 'أبحث عن شريك في طلبية طين أبيض، نصف طن يكفينا معًا.', likedBy: 'hassan' },
  ],
  'حلقة التطريز': [
    { by: 'layla', hoursAgo: 58, text: 'غرزة الأسبوع: غرزة السلسلة. أرفقوا صور محاولاتكم، والأخطاء مرحّب بها.', likedBy: 'rania.haddad' },
  ],
}
