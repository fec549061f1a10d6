import type { ToldReview } from './told-review.ts'

const say = (review: Omit<ToldReview, 'language'>): ToldReview => ({ ...review, language: 'ar' })

export const inArabic: readonly ToldReview[] = [
  say({
    ...{ product: 'ribbed-mug', by: 'layla', rating: 5, daysAgo: 34, helpful: 3 },
    title: 'قهوتي صارت ألذ',
    text: 'حجمه مناسب ولونه هادئ، ويبقى دافئًا في اليد. وصل مغلّفًا بعناية.',
  }),
  say({
    ...{ product: 'ribbed-mug', by: 'hassan', rating: 3, daysAgo: 12 },
    title: 'جميل لكنه ثقيل',
    text: 'الشكل رائع والطلاء متقن، غير أنه أثقل مما توقعت حين يمتلئ.',
  }),
  say({
    ...{ product: 'espresso-cups', by: 'hassan', rating: 5, daysAgo: 40, helpful: 4, photo: 'review-espresso-cups' },
    title: 'للقهوة كما ينبغي',
    text: 'الفنجان سميك فلا يحرق الأصابع، والداخل الأبيض يُظهر لون القهوة. ضيوفي يسألون عنه دائمًا.',
    reply: 'شكرًا يا حسن. هذا ما أردناه منه تمامًا.',
  }),
  say({
    ...{ product: 'moon-vase', by: 'layla', rating: 4, daysAgo: 23, helpful: 2 },
    title: 'هادئة وجميلة',
    text: 'شكلها أجمل من الصورة. الفوهة ضيقة فلا تتسع لأكثر من أربعة أغصان.',
  }),
  say({
    ...{ product: 'dinner-plate', by: 'layla', rating: 5, daysAgo: 28, helpful: 2 },
    title: 'مائدة أنيقة',
    text: 'كل صحن مختلف قليلًا عن الآخر، وهذا سر جماله. يتحمل غسالة الصحون بلا مشكلة.',
  }),
  say({
    ...{ product: 'wool-cardigan', by: 'layla', rating: 5, daysAgo: 37, helpful: 3 },
    title: 'دافئ وخفيف',
    text: 'الصوف ناعم لا يخز، والأزرار متينة. ألبسه كل مساء.',
  }),
  say({
    ...{ product: 'over-ear-headphones', by: 'hassan', rating: 5, daysAgo: 18, helpful: 3 },
    title: 'صوت صافٍ',
    text: 'أسمع العود كأنني في القاعة. مريحة حتى مع النظارة.',
  }),
  say({
    ...{ product: 'tabletop-radio', by: 'hassan', rating: 4, daysAgo: 26, helpful: 1 },
    title: 'يذكّرني ببيت جدي',
    text: 'الخشب جميل والمفتاح كبير وسهل. أتمنى لو كان الهوائي أطول.',
  }),
  say({
    ...{ product: 'saddle-backpack', by: 'hassan', rating: 5, daysAgo: 9, helpful: 1 },
    title: 'جلد حقيقي',
    text: 'الخياطة متقنة والإبزيم قوي. يزداد جمالًا مع الوقت.',
  }),
  say({
    ...{ product: 'field-watch', by: 'hassan', rating: 4, daysAgo: 20 },
    title: 'بسيطة وواضحة',
    text: 'الأرقام تُقرأ بسرعة، والحزام لان بعد أسبوع.',
  }),
  say({
    ...{ product: 'desk-lamp', by: 'layla', rating: 5, daysAgo: 14, helpful: 2 },
    title: 'ضوء مريح للعين',
    text: 'أقرأ بها كل ليلة. لونها الأخضر الغامق أجمل من الصور.',
  }),
  say({
    ...{ product: 'rib-beanie', by: 'layla', rating: 4, daysAgo: 5 },
    title: 'تدفئ الأذنين',
    text: 'مقاسها جيد ولا تنزلق. تمنيت لونًا أزرق.',
  }),
  say({
    ...{ product: 'candle-holder', by: 'layla', rating: 4, daysAgo: 1, status: 'pending' },
    title: 'لمسة دافئة',
    text: 'ثابت على الطاولة وسهل التنظيف. وصل سريعًا.',
  }),
]
