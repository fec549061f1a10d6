import type { ReviewTexts } from './review-lines.ts'

export const ofDarAmira: ReviewTexts = {
  en: `
ribbed-mug | grace.osei | 5 | 388 | 9 | Bought one, then eleven | I run a small café and wanted mugs that nobody stacks without thinking. These sit in the hand like a warm stone. Eleven in use, one chip so far, and that was me.
> Eleven mugs, one chip: that is better than my own kitchen. Thank you, Grace.
ribbed-mug | ben.hartley | 5 | 341 | 4 | Honest work | You can see where the wheel stopped. I make things too, and I know how hard it is to leave a line alone.
ribbed-mug | nora.lind | 4 | 318 | 2 | Smaller than it looks | Perfect weight and a lovely sage. 350 ml is a normal mug, but in the pictures it looked like a big one.
ribbed-mug | priya.nair | 5 | 266 | 3 | As a beginner at the wheel, I am humbled | I bought it to learn how the ribs are pulled. I still do not know. It also keeps chai hot for the length of a stand-up meeting.
ribbed-mug | anna.kowalska | 5 | 204 | 1 | For reading days | It fits between two books on the arm of the chair. Ivory shows tea stains a little; lemon takes them off.
ribbed-mug | claire.martin | 4 | 167 | 2 | Guests ask about it | We serve tea in it at the bistro. Four stars only because two of six differ in height by half a centimeter.
> They do, Claire, and I will sort your next six by hand.
ribbed-mug | kenji.mori | 5 | 98 | 5 | Good foot, good lip | The lip is thin and the foot is honest clay. I sanded the foot as Amira told another buyer here, two minutes, done.
ribbed-mug | jonas.weber | 3 | 76 | 1 | Nice, but heavy on a bike | My fault for taking it camping. At home it is the best mug I own.
ribbed-mug | marcus.reid | 5 | 31 | 0 | First thing I unpacked | New flat, no chairs, one good mug. It was enough for a week.
espresso-cups | bruno | 5 | 352 | 8 | No handle needed | Thick walls, cool outside, hot inside. They will outlive my coffee machine.
espresso-cups | grace.osei | 4 | 301 | 3 | Lovely, mind the saucers | They fit none of our saucers, because the foot is narrow. On the bare wood they are perfect.
> A saucer is on the drawing board, Grace. You will get the first two to test.
espresso-cups | mei | 5 | 246 | 4 | Small cups, long mornings | I use them for oolong. Ninety milliliters is exactly three good sips.
espresso-cups | theo | 4 | 189 | 1 | Well fired | Rings like a bell when you tap it. One of mine is a touch oval, which I have come to like.
espresso-cups | claire.martin | 5 | 143 | 2 | Our after-dinner cup | Forty services a week and not one lost its glaze. The clay ones hide fingerprints.
espresso-cups | kenji.mori | 5 | 83 | 2 | Matte outside is right | It gives the fingers something to hold. Wrapped so well that unpacking took longer than the coffee.
espresso-cups | marcus.reid | 4 | 22 | 0 | Pretty, and tiny | I did not read the 90 ml. That is on me. I bought a mug as well.
breakfast-bowl | nora.lind | 5 | 296 | 3 | Porridge has a home | Deep enough that nothing escapes, and the brown rim makes oats look like a painting.
breakfast-bowl | priya.nair | 4 | 158 | 0 | Stacks well | Three in a stack without scratching. The teal is darker than on my screen.
breakfast-bowl | ingrid.solberg | 5 | 64 | 1 | Soup after skiing | Holds a full ladle and a half and stays warm until the second half.
serving-bowl | claire.martin | 5 | 5 | 2 | Finally back | I missed the first batch by an hour. Thirty centimeters, light for its size, and you feel the rings with the spoon.
moon-vase | anna.kowalska | 5 | 228 | 4 | A quiet thing for a loud shelf | Two branches of willow and it looks finished. The seam is the best part.
moon-vase | claire.martin | 4 | 121 | 1 | Narrow mouth | Beautiful. Be aware that you cannot get your hand in to clean it; a bottle brush works.
moon-vase | kenji.mori | 5 | 57 | 3 | It holds the light | Charcoal drinks the evening sun. It came with straw in every corner of the box.
bottle-vase | mei | 5 | 34 | 2 | One branch is enough | I put a single plum branch in it and stopped decorating.
bottle-vase | ruth.alder | 4 | 19 | 0 | Stand it away from the cat | Lovely glaze line. It is tall and light at the top, so mine lives in a corner now.
dinner-plate | grace.osei | 5 | 331 | 6 | Ready for a café | Knives leave nothing on the satin glaze. I order four at a time, and they match well enough.
dinner-plate | claire.martin | 4 | 197 | 3 | The rim does its job | Sauce stays on the plate. They are heavy on the arm when you carry four.
> Fair, Claire. The new batch is forty grams lighter.
dinner-plate | ben.hartley | 5 | 88 | 0 | Sunday plates | They made us eat at the table again.
teapot | mei | 5 | 71 | 6 | It does not drip | I had read that it might. Forty pots later: not a drop. The strainer is fine enough for mint.
teapot | anna.kowalska | 5 | 151 | 2 | Four small glasses, as promised | The handle stays cool. It pours in a long thin line, and I have started to show off.
candle-holder | nora.lind | 4 | 333 | 1 | Warm light, dark winters | One on every sill in December. The wax comes off in hot water.
candle-holder | marcus.reid | 5 | 27 | 0 | Cheap and good | Nine dollars for something made by a person. Bought three.
olive-wood-board | ben.hartley | 5 | 283 | 5 | A properly chosen plank | The grain runs the whole length and they left the edge alone where it was good. Oil it and it will outlive you.
olive-wood-board | sam.whitlock | 4 | 141 | 0 | Solid | Heavier than I expected for the 46 cm. Bread has never looked so important.
pitcher | ruth.alder | 5 | 256 | 2 | Pours like a pitcher should | A clean stop, no drop running down. I keep it for water and, once, for daffodils.
pitcher | ingrid.solberg | 4 | 49 | 0 | The blue of it | A good strap handle for gloved hands. Takes a lot of room in the dishwasher.
linen-apron | ben.hartley | 5 | 219 | 3 | Pocket big enough for a chisel | I use it in the workshop, not the kitchen. Two months of glue and it has only got softer.
linen-apron | claire.martin | 5 | 109 | 1 | The whole kitchen wants one | Ties in front, does not strangle, dries overnight. Ordered four more for the team.
olive-oil | grace.osei | 5 | 132 | 2 | Peppery and green | It catches in the throat the way good oil does. The tin pours neatly.
engraved-board | ruth.alder | 5 | 117 | 1 | The wedding present that got used | Two names and a date, letters dark and even. They cut bread on it every morning, which is the point.
glaze-recipes | priya.nair | 5 | 186 | 7 | The page about what goes wrong is worth it | I tested five of the twelve in a small electric kiln at cone 6. The sage came out as on the mug, the teal needed a slower climb, exactly as the book warns.
> Send me a photo of the teal, Priya. I am collecting kilns.
glaze-recipes | noelia | 4 | 92 | 2 | Clear and generous | Quantities per kilogram, no secrets. I would have liked pictures of the test tiles.
throwing-workshop | mei | 5 | 239 | 4 | Six hours, two bowls, one happy person | A group of four, so somebody always has time for you. My second bowl is crooked, and I eat from it every day.
throwing-workshop | theo | 5 | 64 | 2 | I cannot center clay, and that is fine | Amira explains with three words and one finger. The bowls came a month later, fired and wrapped.
olive-gift-box | anna.kowalska | 5 | 86 | 1 | Nothing in it is filler | Board, oil, bowl: my parents used all three the same evening. The card came with what I had typed, without mistakes.
olive-gift-box | claire.martin | 4 | 28 | 0 | Good taste, big box | My sister in Nantes cut bread on the board the same night. The box is too large for a French letter locker.
`,
  es: `
ribbed-mug | carla.mendez | 5 | 372 | 5 | La que nadie presta | En casa hay ocho tazas y todos buscan esta. El salvia cambia con la luz de la mañana.
ribbed-mug | sofia.aguirre | 5 | 293 | 6 | Para mi cafetería | Pedí seis para probar y ahora tengo veinticuatro. Aguantan el lavavajillas industrial, que no es poco.
> Veinticuatro, y llegaron las veinticuatro. Gracias por la confianza, Sofía.
ribbed-mug | pablo.iriarte | 4 | 251 | 1 | Muy buena, algo pesada | Llena pesa lo suyo. A cambio el café no se enfría mientras hablo.
ribbed-mug | elena.soler | 5 | 181 | 2 | Se nota la mano | Las costillas no son decoración, son agarre. Como arquitecta, aplaudo.
ribbed-mug | rosa.guaman | 5 | 139 | 0 | Para mi mamá | Se la regalé y ahora dice que el agua de canela sabe mejor ahí.
ribbed-mug | camila.ortiz | 4 | 104 | 1 | Bonita y resistente | Se me cayó en el fregadero y el fregadero perdió. El pie raspa un poco.
ribbed-mug | julian.salas | 5 | 69 | 0 | Compañera de madrugada | Programo de noche y esta taza es el único adulto en la mesa.
espresso-cups | carla.mendez | 5 | 334 | 3 | Perfectas sin asa | Se sostienen bien y no queman. Las uso también para sal y pimienta cuando hay visita.
espresso-cups | tomas | 5 | 277 | 2 | A las cuatro de la mañana | El horno enciende y yo con mi tacita. Gruesa, pequeña, exacta.
espresso-cups | sofia.aguirre | 4 | 221 | 1 | Los clientes se las quieren llevar | Dos ya se las llevaron. El esmalte blanco por dentro deja ver bien la crema.
> Las dos que faltan se las reponemos a mitad de precio. Y ponga una cámara, Sofía.
espresso-cups | mateo.vidal | 5 | 162 | 0 | Antes de ensayar | Cortas, pesadas, honestas. Como una buena línea de bajo.
espresso-cups | elena.soler | 5 | 112 | 1 | Bien hechas | La pareja no es idéntica y ahí está la gracia. Embalaje de papel y paja, sin plástico.
espresso-cups | julian.salas | 3 | 61 | 1 | Esperaba más capacidad | Son para espresso de verdad. Si tomas café largo, compra la taza.
breakfast-bowl | rosa.guaman | 5 | 236 | 2 | Para la colada morada | Hondo, firme y con un borde precioso. Lo llené hasta arriba y no se derramó nada.
breakfast-bowl | camila.ortiz | 5 | 94 | 1 | Sirve para todo | Avena por la mañana, chupe por la noche. El esmalte no se marca con la cuchara.
serving-bowl | camila.ortiz | 5 | 4 | 1 | La fuente que buscaba | Honda no es, ancha sí: el ceviche para seis cabe y se ve.
moon-vase | carla.mendez | 5 | 309 | 4 | La pongo en cada proyecto | Ya van tres clientes que la compran después de verla en mi casa. El cuello pequeño ordena las ramas solo.
moon-vase | lucia | 5 | 148 | 3 | Difícil de fotografiar, fácil de querer | La costura se ve con luz lateral, como debe ser.
dinner-plate | sofia.aguirre | 5 | 259 | 2 | No se rayan | Tras dos meses de cubiertos siguen satinados. El borde evita que se caiga la salsa al servir.
dinner-plate | lucia | 4 | 116 | 0 | Cada uno distinto | Para una mesa de familia, ideal. Para un restaurante muy formal, quizá no.
teapot | carla.mendez | 4 | 212 | 1 | Preciosa, lávala a mano | No gotea nada. Me costó encontrar sitio donde secarla sin miedo.
candle-holder | rosa.guaman | 5 | 78 | 0 | Sencillo y bonito | La asita hace que se pueda llevar de un cuarto a otro cuando se va la luz, que aquí pasa.
olive-wood-board | camila.ortiz | 5 | 72 | 2 | Cocina y mesa | Corto, sirvo y la limpio con un paño. Huele bien hasta mojada.
pitcher | sofia.aguirre | 5 | 191 | 1 | Agua fresca y de lujo | Los clientes preguntan por ella más que por el café.
linen-apron | lucia | 4 | 46 | 0 | De estudio | El bolsillo aguanta objetivos y trapos. El color arcilla destiñó un poco en el primer lavado.
> Lávelo la primera vez solo y en frío, Lucía. Lo pondremos en la etiqueta.
olive-oil | camila.ortiz | 5 | 51 | 1 | Verde de verdad | Pica al final, como tiene que ser. Media lata en una semana.
glaze-recipes | sofia.aguirre | 3 | 60 | 0 | Muy técnico para mí | Lo compré por curiosidad. Está muy bien hecho, pero hace falta un horno y yo tengo una cafetera.
olive-gift-box | sofia.aguirre | 5 | 47 | 1 | Regalo redondo | Tabla, aceite y cuenco: mi socia lloró un poco y luego hizo tostadas.
throwing-workshop | carla.mendez | 5 | 171 | 2 | El mejor sábado del año | Volé a ver a mi hermana y terminé con las manos en el barro. Mis cuencos llegaron cocidos y enteros.
`,
  ar: `
ribbed-mug | rania.haddad | 5 | 361 | 6 | الكوب رقم عشرين في بيتي | أجمع الأكواب منذ سنوات، وهذا هو الذي أستعمله كل يوم. الأضلاع تمنع الانزلاق حين تكون يداي مبللتين.
> شكرًا يا رانيا. أخبريني متى يصل العدد إلى واحد وعشرين.
ribbed-mug | samira.nasser | 5 | 273 | 4 | جميل أمام العدسة | صوّرته مع القهوة والكعك، والطلاء لا يعكس الضوء بقسوة. ثم احتفظت به.
ribbed-mug | dina.farouk | 4 | 131 | 1 | رفيق القراءة | يبقى الشاي دافئًا لفصل كامل. كنت أتمنى مقبضًا أعرض قليلًا.
ribbed-mug | huda.zayd | 5 | 52 | 0 | للمكتب | زميلاتي طلبن الرابط. وصل إلى دبي في خمسة أيام بلا خدش.
espresso-cups | layla | 5 | 322 | 5 | فنجانان لا يفترقان | أشرب في واحد وتشرب أمي في الآخر. الملمس الخشن من الخارج مريح.
espresso-cups | rania.haddad | 5 | 214 | 2 | قهوة عربية أيضًا | الحجم مناسب للقهوة العربية، ولا يحرق الأصابع كما كنت أخشى.
espresso-cups | samira.nasser | 4 | 153 | 1 | الأسود أجمل | الفحمي أجمل من الطيني في رأيي. التغليف متقن جدًا.
espresso-cups | khalid.mansour | 5 | 118 | 1 | هدية موفقة | أهديتها لوالدي فصار يسأل عن صاحبتها. قياس صغير وذوق كبير.
espresso-cups | tariq.salim | 4 | 67 | 0 | متينة | وقعت من الطاولة على الرمل ولم يحدث شيء. على البلاط لن أجرّب.
espresso-cups | nabil.amari | 5 | 41 | 1 | صنعة تُرى | حافة نظيفة وقاعدة مستوية. أعرف الصنعة حين أراها.
breakfast-bowl | samira.nasser | 5 | 182 | 2 | للفول والحساء | عميق ويحفظ الحرارة. الحافة البنية تجعل كل طبق يبدو أشهى.
breakfast-bowl | huda.zayd | 4 | 63 | 0 | عملي | أسخّن فيه الشوربة في الميكروويف كل يوم. اللون أفتح قليلًا من الصورة.
moon-vase | rania.haddad | 5 | 187 | 2 | سكون | وضعت فيها غصن زيتون واحدًا وتركتها. كل من يدخل الصف يلمسها.
dinner-plate | samira.nasser | 5 | 224 | 3 | نصف الصورة | الطبق غير اللامع نعمة للمصور. لا انعكاس ولا خدوش من السكين.
teapot | hassan | 5 | 58 | 4 | شاي بالنعناع كما يجب | المصفاة تمنع الأوراق، والفوهة لا تقطر. طلبت الثاني لأخي.
teapot | huda.zayd | 5 | 36 | 1 | أربع كؤوس بالضبط | أشرب كثيرًا من الشاي وهذا أول إبريق لا يبلل المفرش.
candle-holder | rania.haddad | 5 | 93 | 0 | ليالي الشتاء | ثلاثة على الشباك تكفي. الفخار يدفأ من الشمعة.
olive-wood-board | nabil.amari | 5 | 55 | 3 | خشب مختار | العروق متصلة من أول اللوح إلى آخره. زيّتوه مرتين في السنة كما كتبت.
pitcher | hassan | 4 | 127 | 0 | إبريق محترم | يصب بلا قطرة زائدة. اللون السماوي أهدأ من الصورة.
linen-apron | layla | 5 | 74 | 1 | يلين كل مرة | جيب واسع للخيوط والمقص. لا يضغط على الرقبة.
olive-oil | hassan | 5 | 82 | 2 | طعم أول العصر | فيه لذعة خفيفة تعرفها من زيت جدتي. العلبة محكمة.
engraved-board | rania.haddad | 5 | 59 | 1 | حفر متقن | كتبوا اسم أمي بخط جميل، والحروف واضحة بعد التزييت.
serving-bowl | samira.nasser | 4 | 3 | 0 | للسلطات الكبيرة | واسعة وخفيفة، والحلقات من الداخل جميلة في الصورة. تُغسل باليد فقط.
throwing-workshop | hassan | 5 | 108 | 3 | يوم بين الطين | ست ساعات مرت كأنها ساعة. الوعاءان على رفّي الآن.
`,
}
