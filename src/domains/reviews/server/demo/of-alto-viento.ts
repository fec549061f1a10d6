import type { ReviewTexts } from './review-lines.ts'

export const ofAltoViento: ReviewTexts = {
  en: `
rain-jacket | ruth.alder | 5 | 343 | 11 | Forty years of rain, one opinion | It keeps water out and lets me breathe. The pit zips are long enough to matter. I have walked my old round in it twice for fun.
> Ruth, may we print this on the label?
rain-jacket | sam.whitlock | 4 | 321 | 6 | 340 grams, weighed | Mine is 346 with the hood cord. Taped seams are clean. The fabric is loud in wind.
rain-jacket | jonas.weber | 5 | 276 | 4 | Berlin, November to February | Hood over helmet, tail over saddle. Reproof it as they say, it makes a difference.
rain-jacket | ingrid.solberg | 5 | 103 | 2 | A shell, not a coat | Over wool it did a whole week of sleet in Voss. Mustard is easy to find in a whiteout.
rain-jacket | nora.lind | 4 | 248 | 1 | Good cut, small pocket | Packs into itself once you have learned the fold.
rain-jacket | grace.osei | 4 | 213 | 0 | City rain is sideways | Dry above the belt. Buy the trousers somewhere too.
rain-jacket | mei | 5 | 192 | 2 | Monsoon test | Three minutes of warm flood and only my shoes lost.
rain-jacket | kenji.mori | 5 | 133 | 1 | Neat seams | I turned it inside out to look. Tape is straight everywhere.
rain-jacket | ben.hartley | 3 | 109 | 2 | Tight in the shoulders | I could not swing a hammer. XL was sold out.
> You were right about the shoulders, Ben. The new XL has two centimeters more.
rain-jacket | marcus.reid | 4 | 34 | 0 | Lake wind approved | Sleeves stay where they are when you reach for the strap on the streetcar.
merino-tee | sam.whitlock | 5 | 293 | 7 | Five days, no complaints | Not even from the people in the tent. Thin enough to dry on a warm rock.
merino-tee | ingrid.solberg | 5 | 96 | 1 | First layer of everything | Flat seams do what they say under straps.
merino-tee | nora.lind | 4 | 164 | 0 | Careful with the wash | A small hole after somebody used softener. Read the label, people I live with.
cycling-cap | jonas.weber | 5 | 187 | 2 | Rain out, sun out | Brim up in the city, brim down in the rain.
cycling-cap | theo | 4 | 116 | 0 | Also for soldering | Keeps the lamp out of my eyes.
riding-gloves | jonas.weber | 4 | 139 | 1 | Grip when wet | Leather palm is excellent. Touchscreen thread works on the second try.
riding-gloves | ingrid.solberg | 4 | 52 | 0 | Good to minus two | Below that you want mittens.
cotton-bandana | sam.whitlock | 5 | 225 | 1 | Ten uses | Filter, flag, towel, sling. Mine has been all of them.
trail-bottle | ruth.alder | 4 | 127 | 0 | Soft and simple | No taste of plastic. Teeth required.
roll-top-pack | jonas.weber | 5 | 13 | 3 | Dry laptop after the flood | Rolled three times as it says. The strip shines like a sign.
roll-top-pack | sam.whitlock | 4 | 9 | 1 | Nearly a hiking pack | Waterproof for real. I would add a hip belt.
bar-bag | bruno | 5 | 145 | 1 | Lunch carrier | Opens with one hand, closes with one hand, smells of wax and sandwiches.
bar-bag | jonas.weber | 4 | 70 | 0 | Straps eat handlebar tape | Put something underneath. The bag itself is lovely.
round-sunglasses | mei | 4 | 237 | 1 | Round and sharp | Polarised, so phone screens go odd. Hinges feel like a door of a good car.
round-sunglasses | david.okafor | 5 | 124 | 0 | Light on the nose | 28 grams, all day.
brass-bell | theo | 5 | 261 | 2 | A proper A, nearly | I measured it. Four cents sharp, and gone a lovely brown.
brass-bell | ruth.alder | 5 | 153 | 1 | Rings for the postwoman | I put it on my walker. It makes friends.
repair-tin | jonas.weber | 5 | 222 | 3 | Small tin, big nights | Two flats, two patches, one train not missed.
repair-tin | sam.whitlock | 5 | 91 | 0 | Also fixes mats | Cement held on a sleeping mat for a week.
camp-lantern | sam.whitlock | 5 | 28 | 2 | Warm at five lumens | Reads maps, does not wake the tent. It gave my phone thirty percent too.
camp-lantern | nora.lind | 4 | 17 | 0 | For the cabin | The handle is cold steel, the light is not.
bike-light | bruno | 4 | 178 | 1 | Seen, and seeing | Rubber straps are quick. 200 lumens is enough for streets with lamps.
bike-light | jonas.weber | 5 | 80 | 2 | Survived cobbles | Nothing rattles. Charges from the hub at work.
`,
  es: `
rain-jacket | diego.rojas | 5 | 369 | 8 | El Cajas no perdona y la chaqueta tampoco | Cuatro horas de lluvia fina y seco. Las cremalleras de axila son la clave.
rain-jacket | tomas | 4 | 319 | 2 | Reparto con lluvia | Se mueve bien con la bici de carga. El amarillo se ensucia, y así me ven igual.
rain-jacket | valentina.paz | 5 | 168 | 3 | Probada en el Nahuel Huapi | Viento de frente y ni se infló. La capucha se ajusta con una mano.
rain-jacket | carla.mendez | 4 | 254 | 0 | Siempre en el bolso | Plegada ocupa como una taza. En Quito es obligatoria.
rain-jacket | rosa.guaman | 5 | 216 | 1 | Páramo y ovejas | Con poncho encima o sin él, no pasa el agua.
rain-jacket | andres.toro | 4 | 162 | 1 | Aguaceros de la tarde | Se seca antes que el asfalto. Un bolsillo más y sería perfecta.
rain-jacket | elena.soler | 5 | 99 | 0 | Se puede volver a impermeabilizar | Lo expliqué en la tienda de mi barrio y no lo creían. Funciona.
rain-jacket | camila.ortiz | 3 | 76 | 0 | Buena, pero ruidosa | Cruje al caminar. Para la garúa de Lima era quizá demasiada chaqueta.
rain-jacket | julian.salas | 5 | 45 | 1 | Azotea y granizo | Salí a tapar los tomates y volví seco.
merino-tee | diego.rojas | 5 | 284 | 4 | Tres días de ruta | Y podía sentarme con gente. Costuras planas bajo la mochila.
merino-tee | valentina.paz | 4 | 129 | 0 | Suave | Fina, cuidado con las ramas.
cycling-cap | andres.toro | 5 | 148 | 1 | De las de antes | Visera corta que se sube y se baja. Elástico firme.
riding-gloves | tomas | 5 | 264 | 2 | Manos de panadero, guantes de ciclista | No resbalan ni con harina.
cotton-bandana | valentina.paz | 5 | 195 | 0 | Para el polvo del ripio | Cubre nariz y cuello. Colores que no se van.
trail-bottle | andres.toro | 4 | 83 | 0 | Fácil de apretar | La válvula gotea si no la cierras con ganas.
roll-top-pack | diego.rojas | 5 | 11 | 1 | Ni una gota | La metí en el río para probar. Literal.
bar-bag | andres.toro | 5 | 118 | 1 | Cabe la chaqueta y el almuerzo | Y se abre pedaleando.
round-sunglasses | lucia | 5 | 208 | 2 | Colores fieles | Polarizan sin virar al verde. Como fotógrafa, lo noto.
brass-bell | tomas | 5 | 314 | 1 | Suena a fiesta | Los perros de la calle Larga ya la conocen.
repair-tin | andres.toro | 5 | 135 | 0 | En el bolsillo del maillot | Parches buenos y lija que lija.
repair-tin | diego.rojas | 4 | 61 | 0 | Cumple | El pegamento se secó al abrirlo por segunda vez.
camp-lantern | diego.rojas | 5 | 25 | 2 | Luz de refugio | Sesenta horas al mínimo, comprobado casi entero. Aguanta golpes.
bike-light | valentina.paz | 5 | 111 | 1 | Me ven los camiones | El trasero es muy potente. Correas de goma fáciles.
`,
  ar: `
rain-jacket | tariq.salim | 5 | 184 | 3 | مجرَّبة في البحر | جلست في مقدمة القارب ساعتين والموج فوقي. من الداخل جاف.
rain-jacket | samira.nasser | 4 | 121 | 1 | خفيفة وتُطوى | تدخل جيب حقيبة الكاميرا. صوت القماش عالٍ قليلًا.
rain-jacket | yusuf.karim | 5 | 66 | 0 | شتاء إربد | غطاء الرأس لا يحجب الرؤية. قياس كبير بدرجة واحدة.
merino-tee | tariq.salim | 5 | 113 | 1 | تحت بدلة الغوص | تجف بسرعة ولا رائحة لها. اشتريت ثلاثًا.
cotton-bandana | layla | 4 | 142 | 0 | لون جميل | طرّزت على طرفها اسمي. القطن ناعم.
trail-bottle | tariq.salim | 4 | 47 | 0 | لا طعم للبلاستيك | الصمام جيد، ولكن أغلقوه قبل رميها في الحقيبة.
roll-top-pack | tariq.salim | 5 | 7 | 1 | كيس لا يغرق | طفت بجانبي ربع ساعة والكاميرا جافة.
round-sunglasses | huda.zayd | 5 | 58 | 0 | شمس دبي | العدسات داكنة كفاية ولا تُتعب العين.
brass-bell | hassan | 5 | 104 | 1 | نغمة صافية | علّقته على باب المحل لا على دراجة.
bike-light | yusuf.karim | 4 | 43 | 0 | ضوء قوي | البطارية تكفي أسبوعًا. تمنيت حاملًا ثانيًا.
`,
}
