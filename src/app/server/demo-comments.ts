/** What the town says below the posts of the demo data. */
import { type DemoComment, seedThread } from '#domains/comments/server/demo.ts'
import type { SeededPost } from '#domains/feed/server/demo.ts'
import type { Tx } from '#platform/server/transact.ts'

export async function seedComments(tx: Tx, posts: ReadonlyMap<string, SeededPost>, people: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, { id, at, comments = COMMENTS[name] ?? [] }] of posts) {
    if (comments.length > 0) await seedThread(tx, { type: 'post', id }, comments, { since: at, people })
  }
}

/** By the name of the post. */
const COMMENTS: Readonly<Record<string, readonly DemoComment[]>> = {
  kiln: [
    {
      by: 'layla',
      minutesLater: 14,
      text: 'أربعون من اثنين وأربعين، هذا إنجاز. متى تصل أكواب القهوة؟',
      reactions: { '👍': ['amira', 'hassan'] },
      replies: [{ by: 'amira', minutesLater: 31, text: 'يوم الأحد إن شاء الله. أحجز لكِ اثنين؟' }],
    },
    {
      by: 'bruno',
      minutesLater: 45,
      text: 'What happens to the two that cracked? I would plant something in them.',
      reactions: { '❤️': ['mei', 'lucia', 'amira'] },
      replies: [
        { by: 'amira', minutesLater: 52, text: 'They are yours, @bruno. I’ll put them in your next parcel.' },
        { by: 'mei', minutesLater: 70, text: 'I want to see a photo of this in spring.' },
      ],
    },
    { by: 'lucia', minutesLater: 130, text: 'Qué color más bonito les ha quedado.' },
  ],
  market: [
    { by: 'mei', minutesLater: 8, text: 'Is there parking for bicycles this time?' },
    {
      by: 'omar',
      minutesLater: 25,
      text: 'Bicycle parking is behind the stage, sixty places. Please leave the lane free for deliveries.',
      reactions: { '🙏': ['mei', 'bruno', 'tomas'] },
      pinned: true,
    },
    {
      by: 'diego.rojas',
      minutesLater: 64,
      text: 'Llevo la bomba grande, por si alguien pincha.',
      reactions: { '🎉': ['tomas', 'carla.mendez'] },
    },
    { by: 'hassan', minutesLater: 190, text: 'هل سيكون هناك شاي؟ أسأل من عمّان، للأهمية.' },
  ],
  tea: [
    { by: 'hassan', minutesLater: 20, text: 'النعناع، دائمًا النعناع.', reactions: { '✅': ['layla', 'amira'] } },
    { by: 'tomas', minutesLater: 41, text: 'Café.', reactions: { '😂': ['mei', 'bruno', 'lucia'] } },
  ],
  glaze: [
    {
      by: 'inti.quispe',
      minutesLater: 33,
      text: 'Con los tintes pasa igual. Quien quiere dos iguales, que compre a una máquina.',
      reactions: { '❤️': ['amira', 'noelia'] },
    },
    { by: 'mei', minutesLater: 88, text: 'My two mugs are from the same batch and nobody believes me.' },
  ],
  ride: [
    {
      by: 'diego.rojas',
      minutesLater: 12,
      text: '¿Ritmo de paseo o ritmo de Tomás?',
      reactions: { '😂': ['tomas', 'carla.mendez'] },
      replies: [{ by: 'tomas', minutesLater: 18, text: 'De paseo. Lo prometo. Casi.' }],
    },
    { by: 'carla.mendez', minutesLater: 95, text: 'Me apunto si el segundo café tiene tarta.', reactions: { '👍': ['tomas'] } },
  ],
  loom: [
    { by: 'amira', minutesLater: 40, text: 'Clay remembers too. Mine remembers Mondays.', reactions: { '❤️': ['inti.quispe', 'lucia'] } },
  ],
  teapots: [
    {
      by: 'bruno',
      minutesLater: 16,
      text: 'Does it fit two cups or three?',
      replies: [{ by: 'amira', minutesLater: 24, text: 'Three small ones.' }],
    },
    { by: 'hassan', minutesLater: 58, text: 'سؤال جاد: هل يحتفظ بالحرارة أكثر من نصف ساعة؟' },
  ],
  plates: [
    { by: 'mei', minutesLater: 9, text: 'Sand, so that the food does the talking.', reactions: { '👍': ['bruno', 'theo'] } },
    { by: 'layla', minutesLater: 22, text: 'الأزرق! لون البحر في الصباح.', reactions: { '❤️': ['hassan'] } },
    { by: 'theo', minutesLater: 47, text: 'Blue, but only if the next record sleeve matches.' },
  ],
  schedule: [
    {
      by: 'theo',
      minutesLater: 25,
      text: 'Twenty minutes of soak at the top, or at 600?',
      replies: [{ by: 'amira', minutesLater: 33, text: 'At the top.' }],
    },
    { by: 'noelia', minutesLater: 90, text: 'Con mi horno le resto diez grados.', reactions: { '👍': ['amira'] } },
  ],
  redClay: [
    { by: 'amira', minutesLater: 40, text: 'يصلح إذا طُلي من الداخل، وإلا احتفظ بطعم أول شاي شربته.', reactions: { '🙏': ['hassan'] } },
  ],
  umbrella: [
    {
      by: 'carla.mendez',
      minutesLater: 8,
      text: '¿Tiene el mango de madera? Entonces es el mío.',
      replies: [{ by: 'bruno', minutesLater: 12, text: 'It does. Coffee is the finder’s fee.' }],
    },
  ],
  edge: [
    {
      by: 'inti.quispe',
      minutesLater: 50,
      text: 'Demasiada tensión en los lados. Afloja dos dedos y vuelve a intentarlo.',
      reactions: { '❤️': ['lucia', 'noelia'] },
    },
  ],
  ask: [
    {
      by: 'layla',
      minutesLater: 6,
      text: 'هل يمكن أن نأتي لنشاهد فتح الفرن؟',
      replies: [{ by: 'amira', minutesLater: 11, text: 'بكل سرور، غدًا في العاشرة. أحضري قفازات.' }],
    },
    {
      by: 'bruno',
      minutesLater: 17,
      text: 'How hot is it right now?',
      reactions: { '👀': ['mei', 'layla'] },
      replies: [{ by: 'amira', minutesLater: 21, text: '900 degrees, and 340 to go.' }],
    },
    { by: 'lucia', minutesLater: 26, text: '¿Vendes también las piezas con pequeños defectos?' },
  ],
}
