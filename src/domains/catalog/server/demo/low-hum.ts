import type { DemoVendor } from './demo-product.ts'
import { ROOM_EQUALIZER } from './kinds.ts'
import { PHONE_CASE } from './personalized.ts'
import { gallery, inColors, localizedText } from './product-builders.ts'

export const lowHum: DemoVendor = {
  slug: 'low-hum',
  name: 'Low Hum',
  tagline: localizedText(
    'Sound and desk tools that can be opened and repaired.',
    'Sonido y herramientas de escritorio que se abren y se reparan.',
    'أجهزة صوت وأدوات مكتب يمكن فتحها وإصلاحها.',
  ),
  products: [
    {
      slug: 'over-ear-headphones',
      category: 'Tech',
      priceMinor: 21900,
      compareAtMinor: 26900,
      name: localizedText('Over-Ear Headphones', 'Auriculares circumaurales', 'سمّاعات رأس'),
      description: localizedText(
        'Closed headphones with 40 mm drivers, 35 hours of battery and replaceable ear cushions. Wireless, or wired with the cable in the box. Folds flat, 250 g.',
        'Auriculares cerrados con transductores de 40 mm, 35 horas de batería y almohadillas reemplazables. Inalámbricos o con el cable incluido. Se pliegan, 250 g.',
        'سمّاعات مغلقة بمحرّكات 40 مم وبطارية تدوم 35 ساعة ووسائد قابلة للتبديل. لاسلكية أو سلكية بالكابل المرفق. تُطوى مسطّحة ووزنها 250 غرامًا.',
      ),
      pictures: gallery(
        'over-ear-headphones',
        localizedText('Charcoal headphones standing upright', 'Auriculares carbón de pie', 'سمّاعات فحمية قائمة'),
        localizedText('The headphones in ivory, from the side', 'Los auriculares en marfil, de lado', 'السمّاعات باللون العاجي من الجانب'),
        localizedText(
          'Close-up of an ear cushion and the metal arm',
          'Detalle de una almohadilla y el brazo metálico',
          'لقطة قريبة لوسادة الأذن والذراع المعدنية',
        ),
        localizedText(
          'The charcoal headphones on two books, on a desk with a keyboard and a lamp',
          'Los auriculares carbón sobre dos libros, en un escritorio con teclado y lámpara',
          'السماعة الفحمية فوق كتابين على مكتب مع لوحة مفاتيح ومصباح',
        ),
      ),
      variants: inColors('HUM-OVER', { charcoal: 11, ivory: 6 }),
    },
    {
      slug: 'earbuds',
      category: 'Tech',
      priceMinor: 9900,
      name: localizedText('Wireless Earbuds', 'Auriculares inalámbricos', 'سمّاعات أذن لاسلكية'),
      description: localizedText(
        'Small earbuds with 7 hours of play and 28 more in the case. Three tip sizes, splash-proof to IPX4. The batteries can be replaced by us.',
        'Auriculares pequeños con 7 horas de uso y otras 28 en el estuche. Tres tamaños de almohadilla y resistencia a salpicaduras IPX4. Cambiamos las baterías.',
        'سمّاعات صغيرة تعمل 7 ساعات و28 ساعة أخرى من العلبة. ثلاثة مقاسات للأطراف ومقاومة للرذاذ بدرجة IPX4. نبدّل بطارياتها عند الحاجة.',
      ),
      pictures: gallery(
        'earbuds',
        localizedText(
          'White earbuds in front of their open case',
          'Auriculares blancos ante su estuche abierto',
          'سمّاعتان بيضاوان أمام علبتهما المفتوحة',
        ),
        localizedText('Closed case in slate', 'Estuche cerrado en pizarra', 'علبة مغلقة باللون الأردوازي'),
        localizedText('Close-up of one earbud', 'Detalle de un auricular', 'لقطة قريبة لإحدى السمّاعتين'),
      ),
      variants: inColors('HUM-BUDS', { white: 24, slate: 13 }),
    },
    {
      slug: 'shelf-speaker',
      category: 'Tech',
      priceMinor: 34900,
      name: localizedText('Shelf Speakers, Pair', 'Altavoces de estantería, par', 'مكبّرا صوت للرف، زوج'),
      description: localizedText(
        'Active two-way speakers in real wood veneer, 2 × 60 W, with Bluetooth, optical and phono inputs. 28 × 17 × 22 cm each. Five-year warranty on the drivers.',
        'Altavoces activos de dos vías en chapa de madera natural, 2 × 60 W, con Bluetooth, entrada óptica y de tocadiscos. 28 × 17 × 22 cm cada uno. Cinco años de garantía en los transductores.',
        'مكبّران نشطان ثنائيا المسار بقشرة خشب طبيعي، 2 × 60 واط، مع بلوتوث ومدخل بصري ومدخل للفونوغراف. 28 × 17 × 22 سم لكل منهما. ضمان خمس سنوات على المحرّكات.',
      ),
      pictures: gallery(
        'shelf-speaker',
        localizedText('A pair of walnut speakers', 'Par de altavoces de nogal', 'زوج مكبّرات من خشب الجوز'),
        localizedText('One oak speaker turned to the side', 'Un altavoz de roble girado de lado', 'مكبّر من خشب البلوط من الجانب'),
        localizedText('Close-up of the woofer cone', 'Detalle del cono de graves', 'لقطة قريبة لمخروط الصوت المنخفض'),
      ),
      variants: inColors('HUM-SHELF', { walnut: 3, oak: 2 }),
    },
    {
      slug: 'pocket-speaker',
      category: 'Tech',
      priceMinor: 6900,
      name: localizedText('Portable Speaker', 'Altavoz portátil', 'مكبّر صوت محمول'),
      description: localizedText(
        'A speaker the size of a tin, wrapped in woven fabric with a leather strap. 12 hours of battery, rain-proof, pairs with a second one for stereo.',
        'Altavoz del tamaño de una lata, forrado en tejido y con correa de cuero. 12 horas de batería, resistente a la lluvia, se empareja con otro para estéreo.',
        'مكبّر بحجم علبة صغيرة، مغلّف بالنسيج وله حزام جلدي. تدوم بطاريته 12 ساعة ويتحمّل المطر ويقترن بمكبّر ثانٍ لصوت مجسّم.',
      ),
      pictures: gallery(
        'pocket-speaker',
        localizedText(
          'Slate fabric speaker with a leather strap',
          'Altavoz de tela pizarra con correa de cuero',
          'مكبّر بنسيج أردوازي وحزام جلدي',
        ),
        localizedText('Two speakers, clay and sand', 'Dos altavoces, arcilla y arena', 'مكبّران، طيني ورملي'),
        localizedText(
          'Close-up of the woven cover and top ring',
          'Detalle del tejido y el aro superior',
          'لقطة قريبة للنسيج والحلقة العلوية',
        ),
      ),
      variants: inColors('HUM-POCK', { slate: 17, clay: 9, sand: 12 }),
    },
    {
      slug: 'turntable',
      category: 'Tech',
      priceMinor: 32900,
      name: localizedText('Belt-Drive Turntable', 'Tocadiscos de correa', 'فونوغراف بسير'),
      description: localizedText(
        'A two-speed turntable on a solid wood plinth, with a balanced aluminium tonearm and a moving-magnet cartridge already fitted. Built-in preamp that can be switched off.',
        'Tocadiscos de dos velocidades sobre base de madera maciza, con brazo de aluminio equilibrado y cápsula magnética ya montada. Previo integrado que se puede desactivar.',
        'فونوغراف بسرعتين على قاعدة من الخشب المصمت، بذراع متوازنة من الألمنيوم ورأس مغناطيسي مركّب. فيه مضخّم أولي يمكن إيقافه.',
      ),
      pictures: gallery(
        'turntable',
        localizedText(
          'Walnut turntable with a record on the platter',
          'Tocadiscos de nogal con un disco en el plato',
          'فونوغراف من خشب الجوز وعليه أسطوانة',
        ),
        localizedText(
          'The turntable in oak, seen from above',
          'El tocadiscos en roble, visto desde arriba',
          'الفونوغراف بخشب البلوط من الأعلى',
        ),
        localizedText('Close-up of the tonearm', 'Detalle del brazo', 'لقطة قريبة للذراع'),
      ),
      variants: inColors('HUM-TURN', { walnut: 2, oak: 4 }),
    },
    {
      slug: 'tabletop-radio',
      category: 'Tech',
      priceMinor: 12900,
      name: localizedText('Tabletop Radio', 'Radio de mesa', 'مذياع مكتبي'),
      description: localizedText(
        'FM and DAB+ in a wooden case with one large tuning knob and a cloth grille. Runs on the mains or 10 hours on its battery. 24 × 14 × 11 cm.',
        'FM y DAB+ en caja de madera, con un gran mando de sintonía y rejilla de tela. Funciona enchufada o 10 horas con batería. 24 × 14 × 11 cm.',
        'موجات FM وDAB+ في صندوق خشبي بمقبض ضبط كبير وشبكة قماشية. يعمل بالكهرباء أو 10 ساعات بالبطارية. 24 × 14 × 11 سم.',
      ),
      pictures: gallery(
        'tabletop-radio',
        localizedText(
          'Walnut radio with a cloth grille and a large knob',
          'Radio de nogal con rejilla de tela y mando grande',
          'مذياع من خشب الجوز بشبكة قماشية ومقبض كبير',
        ),
        localizedText(
          'The radio in oak, from the other side',
          'La radio en roble, desde el otro lado',
          'المذياع بخشب البلوط من الجهة الأخرى',
        ),
        localizedText('Close-up of the tuning knob', 'Detalle del mando de sintonía', 'لقطة قريبة لمقبض الضبط'),
        localizedText(
          'The walnut radio on a shelf, between books and a vase',
          'La radio de nogal en un estante, entre libros y un jarrón',
          'الراديو بخشب الجوز على رف بين كتب ومزهرية',
        ),
      ),
      variants: inColors('HUM-RADIO', { walnut: 8, oak: 5 }),
    },
    {
      slug: 'low-keyboard',
      category: 'Tech',
      priceMinor: 13900,
      name: localizedText('Low-Profile Keyboard', 'Teclado de perfil bajo', 'لوحة مفاتيح منخفضة'),
      description: localizedText(
        'A 65 % mechanical keyboard in a milled aluminium case with quiet, hot-swappable switches. Bluetooth for three devices, or USB-C. Blank keycaps; a printed set is in the box.',
        'Teclado mecánico del 65 % en caja de aluminio fresado, con interruptores silenciosos intercambiables. Bluetooth para tres equipos o USB-C. Teclas lisas; incluye un juego impreso.',
        'لوحة مفاتيح ميكانيكية 65٪ في إطار من الألمنيوم، بمفاتيح هادئة قابلة للتبديل. بلوتوث لثلاثة أجهزة أو USB-C. أغطية المفاتيح سادة، ومعها طقم مطبوع.',
      ),
      pictures: gallery(
        'low-keyboard',
        localizedText(
          'Ivory keyboard with clay accent keys',
          'Teclado marfil con teclas arcilla',
          'لوحة مفاتيح عاجية ببعض المفاتيح الطينية',
        ),
        localizedText(
          'The keyboard in charcoal, seen from above',
          'El teclado en carbón, visto desde arriba',
          'لوحة المفاتيح باللون الفحمي من الأعلى',
        ),
        localizedText('Close-up of the keycaps', 'Detalle de las teclas', 'لقطة قريبة لأغطية المفاتيح'),
      ),
      variants: inColors('HUM-KEYS', { ivory: 10, charcoal: 14 }),
    },
    {
      slug: 'quiet-mouse',
      category: 'Tech',
      priceMinor: 4900,
      compareAtMinor: 5900,
      name: localizedText('Quiet Mouse', 'Ratón silencioso', 'فأرة صامتة'),
      description: localizedText(
        'A low, symmetrical mouse with silent buttons and a metal wheel. One USB-C charge lasts about two months. Works on glass.',
        'Ratón bajo y simétrico con botones silenciosos y rueda metálica. Una carga por USB-C dura unos dos meses. Funciona sobre cristal.',
        'فأرة منخفضة متناظرة بأزرار صامتة وعجلة معدنية. تكفي شحنة USB-C واحدة نحو شهرين. تعمل على الزجاج.',
      ),
      pictures: gallery(
        'quiet-mouse',
        localizedText('Sage mouse with a metal wheel', 'Ratón salvia con rueda metálica', 'فأرة مريمية اللون بعجلة معدنية'),
        localizedText('The mouse in charcoal, from above', 'El ratón en carbón, desde arriba', 'الفأرة باللون الفحمي من الأعلى'),
        localizedText('Close-up of the wheel', 'Detalle de la rueda', 'لقطة قريبة للعجلة'),
      ),
      variants: inColors('HUM-MOUSE', { sage: 12, charcoal: 19, ivory: 0 }),
    },
    {
      slug: 'desk-clock',
      category: 'Tech',
      priceMinor: 5400,
      name: localizedText('Desk Clock', 'Reloj de mesa', 'ساعة مكتب'),
      description: localizedText(
        'A silent sweep clock in a solid wood block with a light sensor that dims the dial at night. USB-C powered, with a battery that keeps the time. 11 cm across.',
        'Reloj de segundero silencioso en un bloque de madera maciza, con sensor que atenúa la esfera de noche. Alimentación USB-C y pila que conserva la hora. 11 cm de diámetro.',
        'ساعة بعقارب صامتة في كتلة من الخشب المصمت، بحسّاس يخفّف إضاءة الميناء ليلًا. تعمل بـ USB-C وبطارية تحفظ الوقت. قطرها 11 سم.',
      ),
      pictures: gallery(
        'desk-clock',
        localizedText('Oak clock with a white dial', 'Reloj de roble con esfera blanca', 'ساعة من خشب البلوط بميناء أبيض'),
        localizedText('The clock in walnut with a dark dial', 'El reloj en nogal con esfera oscura', 'الساعة بخشب الجوز وميناء داكن'),
        localizedText('Close-up of the hands', 'Detalle de las agujas', 'لقطة قريبة للعقارب'),
      ),
      variants: inColors('HUM-CLOCK', { oak: 14, walnut: 4 }),
    },
    {
      slug: 'wireless-charger',
      category: 'Tech',
      priceMinor: 3400,
      name: localizedText('Wireless Charging Pad', 'Base de carga inalámbrica', 'قاعدة شحن لاسلكية'),
      description: localizedText(
        'A 15 W charging pad with a wool felt top on a machined aluminium base. The cable detaches. Phones do not slide and do not get scratched.',
        'Base de carga de 15 W con superficie de fieltro de lana sobre aluminio mecanizado. Cable desmontable. El móvil no resbala ni se raya.',
        'قاعدة شحن بقدرة 15 واط بسطح من لبّاد الصوف على قاعدة ألمنيوم. كابلها قابل للفصل. لا ينزلق عليها الهاتف ولا يُخدش.',
      ),
      pictures: gallery(
        'wireless-charger',
        localizedText('Round pad with a stone felt top', 'Base redonda con fieltro piedra', 'قاعدة دائرية بسطح لبّاد حجري اللون'),
        localizedText('The pad in rust with a phone on it', 'La base en óxido con un móvil encima', 'القاعدة باللون الصدئي وعليها هاتف'),
        localizedText(
          'Close-up of the felt and the aluminium edge',
          'Detalle del fieltro y el canto de aluminio',
          'لقطة قريبة للّباد وحافة الألمنيوم',
        ),
      ),
      variants: inColors('HUM-PAD', { stone: 25, rust: 7 }),
    },
    {
      slug: 'usb-hub',
      category: 'Tech',
      priceMinor: 4600,
      name: localizedText('Desk Hub', 'Concentrador USB', 'موزّع USB للمكتب'),
      description: localizedText(
        'Seven ports in one aluminium bar: two USB-C, three USB-A, HDMI at 4K 60 Hz and a card reader. Passes 85 W through to the laptop.',
        'Siete puertos en una barra de aluminio: dos USB-C, tres USB-A, HDMI 4K a 60 Hz y lector de tarjetas. Entrega 85 W al portátil.',
        'سبعة منافذ في قطعة ألمنيوم واحدة: منفذان USB-C وثلاثة USB-A ومنفذ HDMI بدقة 4K وقارئ بطاقات. يمرّر 85 واط إلى الحاسوب.',
      ),
      pictures: gallery(
        'usb-hub',
        localizedText(
          'Silver hub with its ports facing front',
          'Concentrador plateado con los puertos al frente',
          'موزّع فضي ومنافذه إلى الأمام',
        ),
        localizedText('The hub in charcoal with its cable', 'El concentrador en carbón con su cable', 'الموزّع باللون الفحمي مع كابله'),
        localizedText('Close-up of the ports', 'Detalle de los puertos', 'لقطة قريبة للمنافذ'),
      ),
      variants: inColors('HUM-HUB', { silver: 16, charcoal: null }),
    },
    {
      slug: 'headphone-stand',
      category: 'Tech',
      priceMinor: 3800,
      name: localizedText('Headphone Stand', 'Soporte para auriculares', 'حامل سمّاعات'),
      description: localizedText(
        'A steam-bent arch of solid wood on a weighted steel disc, with a cork strip so nothing slips. 26 cm high. Assembled with one screw.',
        'Arco de madera maciza curvada al vapor sobre un disco de acero, con una tira de corcho antideslizante. 26 cm de alto. Se monta con un tornillo.',
        'قوس من الخشب المصمت المثني بالبخار على قرص فولاذي ثقيل، بشريط فلّين يمنع الانزلاق. ارتفاعه 26 سم ويُركَّب ببرغي واحد.',
      ),
      pictures: gallery(
        'headphone-stand',
        localizedText('Oak stand holding ivory headphones', 'Soporte de roble con auriculares marfil', 'حامل من البلوط عليه سمّاعات عاجية'),
        localizedText('Empty walnut stand', 'Soporte de nogal vacío', 'حامل فارغ من خشب الجوز'),
        localizedText('Close-up of the wooden arch', 'Detalle del arco de madera', 'لقطة قريبة للقوس الخشبي'),
      ),
      variants: inColors('HUM-HSTD', { oak: 11, walnut: 8 }),
    },
    ROOM_EQUALIZER,
    PHONE_CASE,
  ],
}
