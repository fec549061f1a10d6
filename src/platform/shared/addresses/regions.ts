/**
 * The states and provinces of countries whose addresses name one. Where the post writes a code, the code is stored; elsewhere the name is. An
 * address may have a region that is not listed: it is older, or written in another language.
 */
export type Region = { value: string; name: string }

/** `code name` with `;` between them. */
const CODED: Readonly<Record<string, string>> = {
  US: 'AL Alabama;AK Alaska;AS American Samoa;AZ Arizona;AR Arkansas;AA Armed Forces (AA);AE Armed Forces (AE);AP Armed Forces (AP);CA California;CO Colorado;CT Connecticut;DE Delaware;DC District of Columbia;FL Florida;GA Georgia;GU Guam;HI Hawaii;ID Idaho;IL Illinois;IN Indiana;IA Iowa;KS Kansas;KY Kentucky;LA Louisiana;ME Maine;MH Marshall Islands;MD Maryland;MA Massachusetts;MI Michigan;FM Micronesia;MN Minnesota;MS Mississippi;MO Missouri;MT Montana;NE Nebraska;NV Nevada;NH New Hampshire;NJ New Jersey;NM New Mexico;NY New York;NC North Carolina;ND North Dakota;MP Northern Mariana Islands;OH Ohio;OK Oklahoma;OR Oregon;PW Palau;PA Pennsylvania;PR Puerto Rico;RI Rhode Island;SC South Carolina;SD South Dakota;TN Tennessee;TX Texas;UT Utah;VT Vermont;VI Virgin Islands;VA Virginia;WA Washington;WV West Virginia;WI Wisconsin;WY Wyoming',
  CA: 'AB Alberta;BC British Columbia;MB Manitoba;NB New Brunswick;NL Newfoundland and Labrador;NT Northwest Territories;NS Nova Scotia;NU Nunavut;ON Ontario;PE Prince Edward Island;QC Quebec;SK Saskatchewan;YT Yukon',
  AU: 'ACT Australian Capital Territory;NSW New South Wales;NT Northern Territory;QLD Queensland;SA South Australia;TAS Tasmania;VIC Victoria;WA Western Australia',
  BR: 'AC Acre;AL Alagoas;AP Amapá;AM Amazonas;BA Bahia;CE Ceará;DF Distrito Federal;ES Espírito Santo;GO Goiás;MA Maranhão;MT Mato Grosso;MS Mato Grosso do Sul;MG Minas Gerais;PA Pará;PB Paraíba;PR Paraná;PE Pernambuco;PI Piauí;RJ Rio de Janeiro;RN Rio Grande do Norte;RS Rio Grande do Sul;RO Rondônia;RR Roraima;SC Santa Catarina;SP São Paulo;SE Sergipe;TO Tocantins',
}

const NAMED: Readonly<Record<string, string>> = {
  AE: 'Abu Dhabi;Ajman;Dubai;Fujairah;Ras Al Khaimah;Sharjah;Umm Al Quwain',
  AR: 'Buenos Aires;Catamarca;Chaco;Chubut;Ciudad Autónoma de Buenos Aires;Corrientes;Córdoba;Entre Ríos;Formosa;Jujuy;La Pampa;La Rioja;Mendoza;Misiones;Neuquén;Río Negro;Salta;San Juan;San Luis;Santa Cruz;Santa Fe;Santiago del Estero;Tierra del Fuego;Tucumán',
  EC: 'Azuay;Bolívar;Cañar;Carchi;Chimborazo;Cotopaxi;El Oro;Esmeraldas;Galápagos;Guayas;Imbabura;Loja;Los Ríos;Manabí;Morona Santiago;Napo;Orellana;Pastaza;Pichincha;Santa Elena;Santo Domingo de los Tsáchilas;Sucumbíos;Tungurahua;Zamora Chinchipe',
  ES: 'A Coruña;Álava;Albacete;Alicante;Almería;Asturias;Ávila;Badajoz;Barcelona;Bizkaia;Burgos;Cáceres;Cádiz;Cantabria;Castellón;Ceuta;Ciudad Real;Córdoba;Cuenca;Gipuzkoa;Girona;Granada;Guadalajara;Huelva;Huesca;Illes Balears;Jaén;La Rioja;Las Palmas;León;Lleida;Lugo;Madrid;Málaga;Melilla;Murcia;Navarra;Ourense;Palencia;Pontevedra;Salamanca;Santa Cruz de Tenerife;Segovia;Sevilla;Soria;Tarragona;Teruel;Toledo;Valencia;Valladolid;Zamora;Zaragoza',
  IN: 'Andaman and Nicobar Islands;Andhra Pradesh;Arunachal Pradesh;Assam;Bihar;Chandigarh;Chhattisgarh;Dadra and Nagar Haveli and Daman and Diu;Delhi;Goa;Gujarat;Haryana;Himachal Pradesh;Jammu and Kashmir;Jharkhand;Karnataka;Kerala;Ladakh;Lakshadweep;Madhya Pradesh;Maharashtra;Manipur;Meghalaya;Mizoram;Nagaland;Odisha;Puducherry;Punjab;Rajasthan;Sikkim;Tamil Nadu;Telangana;Tripura;Uttar Pradesh;Uttarakhand;West Bengal',
  JP: 'Aichi;Akita;Aomori;Chiba;Ehime;Fukui;Fukuoka;Fukushima;Gifu;Gunma;Hiroshima;Hokkaido;Hyogo;Ibaraki;Ishikawa;Iwate;Kagawa;Kagoshima;Kanagawa;Kochi;Kumamoto;Kyoto;Mie;Miyagi;Miyazaki;Nagano;Nagasaki;Nara;Niigata;Oita;Okayama;Okinawa;Osaka;Saga;Saitama;Shiga;Shimane;Shizuoka;Tochigi;Tokushima;Tokyo;Tottori;Toyama;Wakayama;Yamagata;Yamaguchi;Yamanashi',
  MX: 'Aguascalientes;Baja California;Baja California Sur;Campeche;Chiapas;Chihuahua;Ciudad de México;Coahuila;Colima;Durango;Estado de México;Guanajuato;Guerrero;Hidalgo;Jalisco;Michoacán;Morelos;Nayarit;Nuevo León;Oaxaca;Puebla;Querétaro;Quintana Roo;San Luis Potosí;Sinaloa;Sonora;Tabasco;Tamaulipas;Tlaxcala;Veracruz;Yucatán;Zacatecas',
}

/** The regions of a country, or none when they are not known. */
export function regionsOf(country: string): readonly Region[] {
  const coded = Object.hasOwn(CODED, country) ? CODED[country] : undefined
  if (coded !== undefined) {
    return coded.split(';').map((entry) => {
      const space = entry.indexOf(' ')
      return { value: entry.slice(0, space), name: entry.slice(space + 1) }
    })
  }
  const named = Object.hasOwn(NAMED, country) ? NAMED[country] : undefined
  return named?.split(';').map((name) => ({ value: name, name })) ?? []
}

/** The listed value of a region that is written as a code or as a name, in any case and with or without accents; else the text itself. */
export function regionValue(country: string, text: string): string {
  const wanted = comparable(text)
  return regionsOf(country).find(({ value, name }) => comparable(value) === wanted || comparable(name) === wanted)?.value ?? text
}

function comparable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
}
