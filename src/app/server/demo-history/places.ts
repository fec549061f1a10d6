/** Where the customers of the demo data live, and what people are called there. */
import type { Language } from '#platform/shared/language.ts'

export type Place = {
  language: Language
  given: readonly string[]
  family: readonly string[]
  streets: readonly string[]
  /** City, postal code, and region where addresses have one. */
  cities: readonly (readonly [city: string, postalCode: string, region?: string])[]
}

const HISPANIC_GIVEN = [
  'Valentina',
  'Mateo',
  'Camila',
  'Sebastián',
  'Daniela',
  'Andrés',
  'Gabriela',
  'Diego',
  'Paula',
  'Joaquín',
  'Rosa',
  'Esteban',
  'Elena',
  'Nicolás',
  'Carmen',
  'Julián',
  'Inés',
  'Martín',
  'Pilar',
  'Ramiro',
]
const ARABIC_GIVEN = [
  'ليلى',
  'عمر',
  'سارة',
  'يوسف',
  'هالة',
  'كريم',
  'رنا',
  'طارق',
  'دينا',
  'زيد',
  'نور',
  'خالد',
  'مها',
  'فادي',
  'سلمى',
  'باسل',
]
const ENGLISH_GIVEN = [
  'Nora',
  'Ethan',
  'Grace',
  'Owen',
  'Hazel',
  'Miles',
  'Ruth',
  'Jonah',
  'Ivy',
  'Caleb',
  'Pearl',
  'Simon',
  'June',
  'Walter',
  'Edith',
  'Felix',
]

/** How Arabic given names are written in email addresses. */
export const HANDLES: Readonly<Record<string, string>> = {
  ليلى: 'layla',
  عمر: 'omar',
  سارة: 'sara',
  يوسف: 'yousef',
  هالة: 'hala',
  كريم: 'karim',
  رنا: 'rana',
  طارق: 'tareq',
  دينا: 'dina',
  زيد: 'zaid',
  نور: 'nour',
  خالد: 'khaled',
  مها: 'maha',
  فادي: 'fadi',
  سلمى: 'salma',
  باسل: 'basel',
}

export const PLACES: Readonly<Record<string, Place>> = {
  EC: {
    language: 'es',
    given: HISPANIC_GIVEN,
    family: ['Guamán', 'Cevallos', 'Andrade', 'Quizhpe', 'Salazar', 'Vintimilla', 'Toral', 'Espinoza', 'Jaramillo', 'Moncayo'],
    streets: ['Calle Sucre', 'Av. Solano', 'Calle Bolívar', 'Av. de los Shyris', 'Calle Rocafuerte', 'Av. Loja'],
    cities: [
      ['Cuenca', '010101'],
      ['Quito', '170507'],
      ['Guayaquil', '090313'],
      ['Loja', '110101'],
      ['Ambato', '180103'],
    ],
  },
  ES: {
    language: 'es',
    given: HISPANIC_GIVEN,
    family: ['García', 'Ortega', 'Molina', 'Vidal', 'Iglesias', 'Serrano', 'Ferrer', 'Navarro', 'Pons', 'Rubio'],
    streets: ['Calle Mayor', 'Carrer de Sant Pere', 'Calle del Olivo', 'Avenida del Puerto', 'Calle Ancha', 'Paseo de la Ermita'],
    cities: [
      ['Valencia', '46003'],
      ['Madrid', '28004'],
      ['Sevilla', '41001'],
      ['Bilbao', '48005'],
      ['Zaragoza', '50003'],
    ],
  },
  JO: {
    language: 'ar',
    given: ARABIC_GIVEN,
    family: ['الحداد', 'العبادي', 'النمري', 'الزعبي', 'حجازين', 'الخطيب', 'المجالي', 'قعوار', 'الفايز', 'شاهين'],
    streets: ['شارع الرينبو', 'شارع المدينة المنورة', 'شارع وصفي التل', 'شارع الجامعة', 'شارع مكة', 'شارع الأمير محمد'],
    cities: [
      ['عمّان', '11181'],
      ['إربد', '21110'],
      ['العقبة', '77110'],
      ['الزرقاء', '13110'],
      ['مادبا', '17110'],
    ],
  },
  SA: {
    language: 'ar',
    given: ARABIC_GIVEN,
    family: ['القحطاني', 'العتيبي', 'الغامدي', 'الشهري', 'الحربي', 'المطيري', 'الدوسري', 'السبيعي'],
    streets: ['شارع الملك فهد', 'طريق العليا', 'شارع التحلية', 'شارع الأمير سلطان', 'طريق المدينة'],
    cities: [
      ['الرياض', '12211'],
      ['جدة', '23432'],
      ['الدمام', '32241'],
      ['المدينة المنورة', '42311'],
    ],
  },
  AE: {
    language: 'ar',
    given: ARABIC_GIVEN,
    family: ['المنصوري', 'الكعبي', 'الشامسي', 'النعيمي', 'المزروعي', 'الظاهري'],
    streets: ['شارع الوصل', 'شارع الكورنيش', 'شارع الجميرا', 'شارع الخليج'],
    cities: [
      ['دبي', '', 'دبي'],
      ['أبوظبي', '', 'أبوظبي'],
      ['الشارقة', '', 'الشارقة'],
    ],
  },
  US: {
    language: 'en',
    given: ENGLISH_GIVEN,
    family: ['Whitaker', 'Lindgren', 'Okafor', 'Marsh', 'Delgado', 'Novak', 'Pruitt', 'Hayashi', 'Brandt', 'Kessler', 'Ames', 'Tran'],
    streets: ['Alder St', 'SE Hawthorne Blvd', 'Maple Ave', 'N Killingsworth St', 'Oak Lane', 'Division St'],
    cities: [
      ['Portland', '97214', 'OR'],
      ['Seattle', '98103', 'WA'],
      ['Oakland', '94610', 'CA'],
      ['Austin', '78704', 'TX'],
      ['Chicago', '60647', 'IL'],
      ['Brooklyn', '11215', 'NY'],
    ],
  },
  GB: {
    language: 'en',
    given: ENGLISH_GIVEN,
    family: ['Ashworth', 'Pemberton', 'Okoye', 'Hartley', 'Sinclair', 'Bewick', 'Mistry', 'Rowe'],
    streets: ['Mill Lane', 'Station Road', 'Victoria Terrace', 'Church Row', 'Kiln Street'],
    cities: [
      ['Bristol', 'BS6 5QA'],
      ['Leeds', 'LS6 2AA'],
      ['London', 'E8 3PB'],
      ['Glasgow', 'G12 8QQ'],
    ],
  },
  MX: {
    language: 'es',
    given: HISPANIC_GIVEN,
    family: ['Hernández', 'Cárdenas', 'Villaseñor', 'Robles', 'Zamora', 'Aguilar', 'Ibarra', 'Luna'],
    streets: ['Calle Orizaba', 'Av. Álvaro Obregón', 'Calle Hidalgo', 'Calle 5 de Mayo', 'Av. Chapultepec'],
    cities: [
      ['Ciudad de México', '06700', 'Ciudad de México'],
      ['Guadalajara', '44100', 'Jalisco'],
      ['Oaxaca', '68000', 'Oaxaca'],
      ['Puebla', '72000', 'Puebla'],
    ],
  },
  CO: {
    language: 'es',
    given: HISPANIC_GIVEN,
    family: ['Restrepo', 'Ospina', 'Cárdenas', 'Mejía', 'Zuluaga', 'Rincón'],
    streets: ['Carrera 7', 'Calle 72', 'Carrera 43A', 'Calle del Arsenal'],
    cities: [
      ['Bogotá', '110231'],
      ['Medellín', '050021'],
      ['Cali', '760042'],
    ],
  },
  PE: {
    language: 'es',
    given: HISPANIC_GIVEN,
    family: ['Quispe', 'Huamán', 'Salas', 'Béjar', 'Loayza', 'Rivas'],
    streets: ['Av. Arequipa', 'Jirón de la Unión', 'Calle San Francisco', 'Av. Larco'],
    cities: [
      ['Lima', '15046'],
      ['Arequipa', '04001'],
      ['Cusco', '08002'],
    ],
  },
  AR: {
    language: 'es',
    given: HISPANIC_GIVEN,
    family: ['Fernández', 'Acosta', 'Bianchi', 'Sosa', 'Etcheverry', 'Quiroga', 'Ledesma', 'Rossi'],
    streets: ['Av. Bustillo', 'Calle Mitre', 'Av. Corrientes', 'Calle Belgrano', 'Av. San Martín'],
    cities: [
      ['Bariloche', '8400', 'Río Negro'],
      ['Buenos Aires', '1414', 'Buenos Aires'],
      ['Córdoba', '5000', 'Córdoba'],
      ['Mendoza', '5500', 'Mendoza'],
    ],
  },
}
