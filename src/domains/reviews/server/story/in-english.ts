import type { ToldReview } from './told-review.ts'

const say = (review: Omit<ToldReview, 'language'>): ToldReview => ({ ...review, language: 'en' })

export const inEnglish: readonly ToldReview[] = [
  say({
    ...{ product: 'ribbed-mug', by: 'mei', rating: 5, daysAgo: 41, helpful: 6, photo: 'review-ribbed-mug' },
    title: 'The ribs are the point',
    text: 'You hold it without thinking. The glaze is a little thinner on the ribs, so the clay comes through. It has been in the dishwasher every day for a month and looks new.',
    reply: 'Thank you, Mei. That thin line is where the wheel leaves its mark. It should stay like that for years.',
  }),
  say({
    ...{ product: 'ribbed-mug', by: 'theo', rating: 4, daysAgo: 19, helpful: 2 },
    title: 'Good mug, mind the foot',
    text: 'Lovely to drink from. The bare foot scratched my wooden desk until I put a coaster under it, hence four stars.',
    reply: 'You are right, Theo: bare clay is rough at first. A few turns on fine sandpaper help, and we now do that before packing.',
  }),
  say({
    ...{ product: 'moon-vase', by: 'mei', rating: 5, daysAgo: 9, helpful: 3, photo: 'review-moon-vase' },
    title: 'Quiet and round',
    text: 'Three dry stems and the shelf is finished. The seam around the middle is much finer than in the pictures.',
  }),
  say({
    ...{ product: 'over-ear-headphones', by: 'mei', rating: 5, daysAgo: 33, helpful: 7 },
    title: 'Six hours without noticing them',
    text: 'I wear glasses and these are the first that do not press. Sound is even, nothing shouts. The cable is long enough to stand up.',
  }),
  say({
    ...{ product: 'over-ear-headphones', by: 'bruno', rating: 3, daysAgo: 12, helpful: 4 },
    title: 'Great sound, weak case',
    text: 'Nothing wrong with the headphones. But the bag they come in is thin cotton, and I carry mine in a backpack.',
    reply: 'Fair. A felt case is on the workbench; write to us and we will send you one of the first.',
  }),
  say({
    ...{ product: 'quiet-mouse', by: 'mei', rating: 4, daysAgo: 6 },
    title: 'Really quiet',
    text: 'My flatmate no longer knows when I work at night. The wheel has a little play to the side.',
  }),
  say({
    ...{ product: 'turntable', by: 'omar', rating: 5, daysAgo: 52, helpful: 5 },
    title: 'Set up in ten minutes',
    text: 'The arm came balanced, the belt was on, and the leaflet explains why and not only how. It has run every evening since.',
  }),
  say({
    ...{ product: 'saddle-backpack', by: 'mei', rating: 5, daysAgo: 27, helpful: 3 },
    title: 'Smells like a workshop',
    text: 'Stiff for the first week, then it takes your shape. Every stitch on mine is straight, and the buckles close with one hand.',
  }),
  say({
    ...{ product: 'saddle-backpack', by: 'bruno', rating: 4, daysAgo: 14 },
    title: 'Beautiful, heavy',
    text: 'Nobody has asked me where I bought anything before. It weighs almost two kilos empty, so not for long walks.',
  }),
  say({
    ...{ product: 'rain-jacket', by: 'theo', rating: 5, daysAgo: 22, helpful: 4, photo: 'review-rain-jacket' },
    title: 'Two storms, dry both times',
    text: 'The hood goes over a helmet and still lets you look behind you. Sleeves are long enough for handlebars.',
  }),
  say({
    ...{ product: 'rain-jacket', by: 'bruno', rating: 2, daysAgo: 8, helpful: 1 },
    title: 'Runs small',
    text: 'I usually wear L and this one did not close over a sweater. The jacket itself is well made.',
    reply: 'Sorry about that. It is cut to be worn over a shirt; the size guide now says so, and an XL is on us if you send this one back.',
  }),
  say({
    ...{ product: 'plaza-hoodie', by: 'mei', rating: 5, daysAgo: 38, helpful: 2 },
    title: 'Thick where it should be',
    text: 'Heavy fleece, flat seams, a hood that stands. Washed eight times and it has not turned grey.',
  }),
  say({
    ...{ product: 'steel-bottle', by: 'theo', rating: 4, daysAgo: 17 },
    title: 'Keeps tea too hot',
    text: 'I burned my tongue at noon on tea I made at seven. The cap squeaks a little.',
  }),
  say({
    ...{ product: 'desk-lamp', by: 'theo', rating: 5, daysAgo: 30, helpful: 5, photo: 'review-desk-lamp' },
    title: 'The light of a late afternoon',
    text: 'Warm without being yellow, and the dome hides the bulb from every angle at my desk.',
  }),
  say({
    ...{ product: 'brass-bell', by: 'mei', rating: 5, daysAgo: 11, helpful: 1 },
    title: 'Polite and loud',
    text: 'One clear note. People step aside and smile.',
  }),
  say({
    ...{ product: 'dinner-plate', by: 'mei', rating: 5, daysAgo: 1, status: 'pending' },
    title: 'Four of them, all different',
    text: 'The speckles are never the same twice. They stack without wobbling.',
  }),
  say({
    ...{ product: 'teapot', by: 'theo', rating: 2, daysAgo: 2, status: 'pending' },
    title: 'Drips',
    text: 'It looks wonderful and leaves a drop on the table every time. Is mine an exception?',
  }),
  say({
    ...{ product: 'desk-lamp', by: 'mei', rating: 3, daysAgo: 1, status: 'pending', photo: 'review-desk-lamp-2' },
    title: 'Nice lamp, short cable',
    text: 'I had to move the desk. Otherwise exactly as in the pictures.',
  }),
]
