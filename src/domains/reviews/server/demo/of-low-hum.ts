import type { ReviewTexts } from './review-lines.ts'

export const ofLowHum: ReviewTexts = {
  en: `
over-ear-headphones | david.okafor | 5 | 358 | 12 | Flat where it matters | I mixed two records on them before I wrote this. A gentle lift around 80 Hz, nothing else to forgive. Cushions come off with a click.
> Two records, David! Send a link, we will play them at the listening night.
over-ear-headphones | ben.hartley | 5 | 313 | 3 | Under ear defenders, no. Instead of them, nearly | They seal well. The saw becomes a polite saw.
over-ear-headphones | ruth.alder | 4 | 285 | 1 | Good for the radio plays | Voices are close and warm. The buttons took me a day to learn.
over-ear-headphones | priya.nair | 5 | 241 | 4 | Thirty-five hours is true | I charged them on a Sunday and forgot about it until the next weekend.
over-ear-headphones | grace.osei | 4 | 207 | 1 | After closing time | The café is quiet, the headphones are better. A little warm in August.
over-ear-headphones | jonas.weber | 3 | 179 | 2 | Wind noise | On foot they are great. In wind the microphones roar, so calls outside are no fun.
> The new firmware has a wind switch, Jonas. It is in the box's leaflet, page 4, and by now online too.
over-ear-headphones | anna.kowalska | 5 | 147 | 2 | Silence with a switch | I mostly use them with nothing playing.
over-ear-headphones | nora.lind | 4 | 106 | 0 | Comfortable over a hat | Nearly. The band is wide enough, my hat was the problem.
over-ear-headphones | marcus.reid | 5 | 29 | 1 | Thin walls, happy neighbors | Drums at midnight, nobody knocked.
earbuds | sam.whitlock | 4 | 233 | 2 | Stay in when running downhill | Smallest tips for me. Rain was no problem. The case scratches.
earbuds | priya.nair | 5 | 161 | 1 | Commute solved | Seven hours are seven hours. And somebody will change the battery one day, which is why I chose them.
earbuds | kenji.mori | 4 | 85 | 0 | Small ears welcome | Clear voices, light bass. For trains exactly right.
shelf-speaker | david.okafor | 5 | 279 | 6 | Placement is everything | Twenty centimeters from the wall they bloom. The veneer is real, you can feel the grain.
shelf-speaker | bruno | 4 | 134 | 1 | Fill a long room | I would like a remote with fewer buttons. The phono input is a gift.
pocket-speaker | grace.osei | 5 | 254 | 2 | The café's voice | It hangs on a hook behind the bar and does eleven tables.
pocket-speaker | jonas.weber | 5 | 94 | 1 | Handlebar concert | The leather strap is long enough for the stem. Rain-proof for real.
pocket-speaker | marcus.reid | 4 | 26 | 0 | Loud for its size | At full volume the bass gives up a little.
turntable | kenji.mori | 5 | 159 | 8 | Respect | I own three. This one is quieter than the one that cost twice as much. The arm bearing has no play.
> From somebody with three: thank you, Kenji. Mat and stylus care are in the post.
turntable | david.okafor | 4 | 220 | 3 | Change the mat | Everything else is right. With a cork mat the last bit of static went away.
turntable | mei | 5 | 79 | 2 | A reason to sit down | You cannot skip, so you listen.
tabletop-radio | ruth.alder | 5 | 21 | 4 | One knob | It finds the shipping forecast and stays there. I have nothing to add.
tabletop-radio | anna.kowalska | 4 | 14 | 0 | Kitchen company | Lovely wood. The display could be dimmer at night.
low-keyboard | priya.nair | 5 | 203 | 5 | Quiet and honest | Open-plan office, no complaints. I put the printed set in after a week and I am not ashamed.
low-keyboard | kenji.mori | 4 | 129 | 1 | Aluminum is cold in January | The feel is right. Switches out and in without tools.
quiet-mouse | anna.kowalska | 5 | 216 | 2 | Library-grade | Nobody looks up when I click. That is the highest praise here.
quiet-mouse | marcus.reid | 4 | 40 | 0 | Works on my glass desk | As promised. A bit low for large hands.
desk-clock | mei | 5 | 175 | 1 | Does not tick | It took me a day to notice that this is what I had paid for.
desk-clock | nora.lind | 4 | 90 | 0 | Dims itself | The sensor sits on the left; do not put a plant there, as I did.
wireless-charger | bruno | 4 | 149 | 0 | The phone does not slide | Felt is right. It wants its own charger, which is not in the box.
wireless-charger | claire.martin | 5 | 33 | 0 | The one cable I see is the nice one | It disappears on the desk.
usb-hub | priya.nair | 5 | 113 | 2 | Everything wakes up | 4K at 60, camera, keyboard, charging. It gets warm, not hot.
headphone-stand | david.okafor | 5 | 199 | 1 | One screw and done | Cork keeps the band from marking. Walnut matches the speakers.
headphone-stand | ben.hartley | 5 | 68 | 2 | Steam-bent, I checked | No glue line, no laminate. That is one piece of oak.
room-equalizer | david.okafor | 5 | 144 | 5 | Fixed a room I had given up on | The measuring takes five minutes and you must be quiet. Ten bands are enough when they are the right ones.
phone-case | marcus.reid | 5 | 17 | 0 | My dog, every day | Sharp to the edge. The print has survived keys.
phone-case | jonas.weber | 4 | 63 | 0 | Good print, firm fit | You need two thumbs to take it off.
`,
  es: `
over-ear-headphones | pablo.iriarte | 5 | 339 | 4 | Discos viejos, oídos nuevos | Descubrí un coro en un disco que tengo hace veinte años.
over-ear-headphones | mateo.vidal | 5 | 271 | 5 | El bajo en su sitio | Ni inflado ni escondido. Para estudiar líneas son mi referencia.
over-ear-headphones | carla.mendez | 4 | 226 | 0 | Cómodos con pendientes | Dos horas sin molestia. El estuche podría ser mejor.
over-ear-headphones | elena.soler | 5 | 188 | 2 | Almohadillas que se cambian | Por fin alguien piensa en dentro de cinco años.
over-ear-headphones | valentina.paz | 4 | 141 | 1 | Para corregir exámenes | Silencio, lápiz rojo y boleros. La diadema aprieta un poquito al principio.
over-ear-headphones | julian.salas | 5 | 86 | 1 | Tres días sin cargarlos | Y los uso ocho horas al día.
over-ear-headphones | andres.toro | 4 | 51 | 0 | Muy buenos | Con cable suenan todavía mejor. No son para la bici, claro.
earbuds | andres.toro | 5 | 170 | 1 | Ligeros y firmes | Subida a Las Palmas con lluvia y ni se movieron.
earbuds | sofia.aguirre | 4 | 97 | 0 | Para abrir la cafetería | Música en una oreja, cafetera en la otra.
shelf-speaker | pablo.iriarte | 5 | 257 | 3 | La bodega suena | Madera y ladrillo, y el sonido redondo como un malbec.
shelf-speaker | mateo.vidal | 4 | 119 | 1 | Claros y bonitos | Para fiestas se quedan justos; para escuchar, sobran.
pocket-speaker | lucia | 5 | 186 | 1 | En el estudio y en la playa | La batería dura la sesión entera y el camino a casa.
pocket-speaker | diego.rojas | 4 | 74 | 0 | Resistió el granizo | El volumen alcanza para el refugio. El color arena ya es color barro.
turntable | pablo.iriarte | 5 | 308 | 6 | Los meses impares por fin tienen sentido | Plato firme, motor mudo. La cápsula que trae ya es buena.
tabletop-radio | tomas | 5 | 17 | 2 | Mi panadería despierta con ella | Una perilla, mil emisoras. La harina no le ha hecho nada, de momento.
low-keyboard | julian.salas | 5 | 101 | 2 | Escribo más rápido o eso creo | Interruptores silenciosos y peso serio. El set impreso viene en la caja.
quiet-mouse | carla.mendez | 4 | 125 | 0 | Silencioso y simétrico | Para zurdos como yo, un hallazgo.
desk-clock | elena.soler | 5 | 143 | 0 | Ni un tic | Madera maciza y esfera limpia. El cable USB queda bonito por detrás.
wireless-charger | camila.ortiz | 4 | 66 | 0 | Bonito | Se ve bien en la mesa de noche. El fieltro color óxido recoge pelusa.
usb-hub | julian.salas | 4 | 55 | 1 | Siete puertos de verdad | Todos a la vez y sin cortes. El cable podría ser más largo.
headphone-stand | mateo.vidal | 5 | 107 | 0 | Escultura útil | Una curva y un disco. Pesa, así que no se cae.
room-equalizer | pablo.iriarte | 4 | 72 | 1 | Mejora real | Mi sala tiene un eco antiguo y se fue a la mitad. La traducción del manual es mejorable.
phone-case | irene.campos | 5 | 25 | 0 | Con la foto de mis niñas | Colores fieles y bordes limpios.
`,
  ar: `
over-ear-headphones | yusuf.karim | 5 | 317 | 7 | مهندس صوت يقول نعم | قارنتها بسماعات الاستوديو يومين. الوسط طبيعي والجهير مضبوط. نادر بهذا السعر.
over-ear-headphones | layla | 4 | 249 | 1 | خفيفة على الرأس | أسمع فيها الكتب وأنا أطرّز. السلك قصير قليلًا عن كرسيّ.
over-ear-headphones | khalid.mansour | 5 | 174 | 2 | ليلي هادئ | عزل جيد دون ضغط. شحنتها مرتين في الشهر فقط.
over-ear-headphones | huda.zayd | 4 | 89 | 0 | للمكاتب المفتوحة | اجتماعاتي صارت محتملة. الحقيبة القماشية رقيقة.
earbuds | rania.haddad | 5 | 146 | 1 | صغيرة كما أريد | ثبتت في أذني لأول مرة في حياتي مع سماعة.
earbuds | tariq.salim | 3 | 56 | 1 | للرذاذ لا للغوص | مكتوب أنها تتحمل الرذاذ، فلا تجرّبوا ما جرّبت. استبدلوا لي واحدة مشكورين.
shelf-speaker | yusuf.karim | 5 | 206 | 3 | خشب حقيقي وصوت حقيقي | ابتعدوا عن الحائط شبرًا وستشكرونني.
pocket-speaker | rania.haddad | 5 | 121 | 1 | رحلات الصف | ثلاثون طفلًا وسماعة واحدة، والكل سمع.
turntable | yusuf.karim | 5 | 129 | 2 | أسطوانات جدي | عاد صوت فيروز إلى البيت. الذراع متزن من العلبة.
tabletop-radio | layla | 4 | 8 | 0 | جميل في المطبخ | خشب دافئ ومفتاح كبير. المحطات تُحفظ بسهولة.
low-keyboard | dina.farouk | 4 | 77 | 0 | هادئة | الحروف العربية ليست على المفاتيح المطبوعة، لكني أحفظها.
quiet-mouse | dina.farouk | 5 | 106 | 1 | بلا صوت | القرّاء لا يرفعون رؤوسهم حين أنقر.
desk-clock | khalid.mansour | 5 | 93 | 0 | لا تكتك | تخفت ليلًا وحدها. هدية لنفسي.
usb-hub | yusuf.karim | 5 | 81 | 0 | لكل شيء مكان | قارئ البطاقات أسرع مما توقعت.
`,
}
