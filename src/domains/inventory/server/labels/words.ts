export const WORDS = { en: { title: 'Labels' }, es: { title: 'Etiquetas' }, ar: { title: 'ملصقات' } }
