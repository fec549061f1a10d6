/** The country that a shopper is probably in, from what the browser knows of them; no outside service is asked. */

/** IANA time zones by area, then by country. The names that Chromium still uses for renamed zones are among them. */
const ZONES: Readonly<Record<string, string>> = {
  Africa:
    'AO:Luanda BF:Ouagadougou BI:Bujumbura BJ:Porto-Novo BW:Gaborone CD:Kinshasa,Lubumbashi CF:Bangui CG:Brazzaville CI:Abidjan CM:Douala DJ:Djibouti DZ:Algiers EG:Cairo EH:El_Aaiun ER:Asmara,Asmera ES:Ceuta ET:Addis_Ababa GA:Libreville GH:Accra GM:Banjul GN:Conakry GQ:Malabo GW:Bissau KE:Nairobi LR:Monrovia LS:Maseru LY:Tripoli MA:Casablanca ML:Bamako MR:Nouakchott MW:Blantyre MZ:Maputo NA:Windhoek NE:Niamey NG:Lagos RW:Kigali SD:Khartoum SL:Freetown SN:Dakar SO:Mogadishu SS:Juba ST:Sao_Tome SZ:Mbabane TD:Ndjamena TG:Lome TN:Tunis TZ:Dar_es_Salaam UG:Kampala ZA:Johannesburg ZM:Lusaka ZW:Harare',
  America:
    'AG:Antigua AI:Anguilla AR:Argentina/Buenos_Aires,Argentina/Catamarca,Argentina/Cordoba,Argentina/Jujuy,Argentina/La_Rioja,Argentina/Mendoza,Argentina/Rio_Gallegos,Argentina/Salta,Argentina/San_Juan,Argentina/San_Luis,Argentina/Tucuman,Argentina/Ushuaia,Buenos_Aires,Catamarca,Cordoba,Jujuy,Mendoza AW:Aruba BB:Barbados BL:St_Barthelemy BO:La_Paz BQ:Kralendijk BR:Araguaina,Bahia,Belem,Boa_Vista,Campo_Grande,Cuiaba,Eirunepe,Fortaleza,Maceio,Manaus,Noronha,Porto_Velho,Recife,Rio_Branco,Santarem,Sao_Paulo BS:Nassau BZ:Belize CA:Atikokan,Blanc-Sablon,Cambridge_Bay,Coral_Harbour,Creston,Dawson,Dawson_Creek,Edmonton,Fort_Nelson,Glace_Bay,Goose_Bay,Halifax,Inuvik,Iqaluit,Moncton,Rankin_Inlet,Regina,Resolute,St_Johns,Swift_Current,Toronto,Vancouver,Whitehorse,Winnipeg CL:Coyhaique,Punta_Arenas,Santiago CO:Bogota CR:Costa_Rica CU:Havana CW:Curacao DM:Dominica DO:Santo_Domingo EC:Guayaquil GD:Grenada GF:Cayenne GL:Danmarkshavn,Godthab,Nuuk,Scoresbysund,Thule GP:Guadeloupe GT:Guatemala GY:Guyana HN:Tegucigalpa HT:Port-au-Prince JM:Jamaica KN:St_Kitts KY:Cayman LC:St_Lucia MF:Marigot MQ:Martinique MS:Montserrat MX:Bahia_Banderas,Cancun,Chihuahua,Ciudad_Juarez,Hermosillo,Matamoros,Mazatlan,Merida,Mexico_City,Monterrey,Ojinaga,Tijuana NI:Managua PA:Panama PE:Lima PM:Miquelon PR:Puerto_Rico PY:Asuncion SR:Paramaribo SV:El_Salvador SX:Lower_Princes TC:Grand_Turk TT:Port_of_Spain US:Adak,Anchorage,Boise,Chicago,Denver,Detroit,Indiana/Indianapolis,Indiana/Knox,Indiana/Marengo,Indiana/Petersburg,Indiana/Tell_City,Indiana/Vevay,Indiana/Vincennes,Indiana/Winamac,Indianapolis,Juneau,Kentucky/Louisville,Kentucky/Monticello,Los_Angeles,Louisville,Menominee,Metlakatla,New_York,Nome,North_Dakota/Beulah,North_Dakota/Center,North_Dakota/New_Salem,Phoenix,Sitka,Yakutat UY:Montevideo VC:St_Vincent VE:Caracas VG:Tortola VI:St_Thomas',
  Arctic: 'SJ:Longyearbyen',
  Asia: 'AE:Dubai AF:Kabul AM:Yerevan AZ:Baku BD:Dhaka BH:Bahrain BN:Brunei BT:Thimphu CN:Shanghai,Urumqi CY:Famagusta,Nicosia GE:Tbilisi HK:Hong_Kong ID:Jakarta,Jayapura,Makassar,Pontianak IL:Jerusalem IN:Calcutta,Kolkata IQ:Baghdad IR:Tehran JO:Amman JP:Tokyo KG:Bishkek KH:Phnom_Penh KP:Pyongyang KR:Seoul KW:Kuwait KZ:Almaty,Aqtau,Aqtobe,Atyrau,Oral,Qostanay,Qyzylorda LA:Vientiane LB:Beirut LK:Colombo MM:Rangoon,Yangon MN:Hovd,Ulaanbaatar MO:Macau MY:Kuala_Lumpur,Kuching NP:Kathmandu,Katmandu OM:Muscat PH:Manila PK:Karachi PS:Gaza,Hebron QA:Qatar RU:Anadyr,Barnaul,Chita,Irkutsk,Kamchatka,Khandyga,Krasnoyarsk,Magadan,Novokuznetsk,Novosibirsk,Omsk,Sakhalin,Srednekolymsk,Tomsk,Ust-Nera,Vladivostok,Yakutsk,Yekaterinburg SA:Riyadh SG:Singapore SY:Damascus TH:Bangkok TJ:Dushanbe TL:Dili TM:Ashgabat TW:Taipei UZ:Samarkand,Tashkent VN:Ho_Chi_Minh,Saigon YE:Aden',
  Atlantic: 'BM:Bermuda CV:Cape_Verde ES:Canary FK:Stanley FO:Faeroe,Faroe GS:South_Georgia IS:Reykjavik PT:Azores,Madeira SH:St_Helena',
  Australia: 'AU:Adelaide,Brisbane,Broken_Hill,Darwin,Eucla,Hobart,Lindeman,Lord_Howe,Melbourne,Perth,Sydney',
  Europe:
    'AD:Andorra AL:Tirane AT:Vienna AX:Mariehamn BA:Sarajevo BE:Brussels BG:Sofia BY:Minsk CH:Zurich CZ:Prague DE:Berlin,Busingen DK:Copenhagen EE:Tallinn ES:Madrid FI:Helsinki FR:Paris GB:London GG:Guernsey GI:Gibraltar GR:Athens HR:Zagreb HU:Budapest IE:Dublin IM:Isle_of_Man IT:Rome JE:Jersey LI:Vaduz LT:Vilnius LU:Luxembourg LV:Riga MC:Monaco MD:Chisinau ME:Podgorica MK:Skopje MT:Malta NL:Amsterdam NO:Oslo PL:Warsaw PT:Lisbon RO:Bucharest RS:Belgrade RU:Astrakhan,Kaliningrad,Kirov,Moscow,Samara,Saratov,Ulyanovsk,Volgograd SE:Stockholm SI:Ljubljana SK:Bratislava SM:San_Marino TR:Istanbul UA:Kiev,Kyiv,Simferopol VA:Vatican',
  Indian: 'CC:Cocos CX:Christmas IO:Chagos KM:Comoro MG:Antananarivo MU:Mauritius MV:Maldives RE:Reunion SC:Mahe TF:Kerguelen YT:Mayotte',
  Pacific:
    'AS:Pago_Pago CK:Rarotonga CL:Easter EC:Galapagos FJ:Fiji FM:Chuuk,Kosrae,Pohnpei,Ponape,Truk GU:Guam KI:Enderbury,Kanton,Kiritimati,Tarawa MH:Kwajalein,Majuro MP:Saipan NC:Noumea NF:Norfolk NR:Nauru NU:Niue NZ:Auckland,Chatham PF:Gambier,Marquesas,Tahiti PG:Bougainville,Port_Moresby PN:Pitcairn PW:Palau SB:Guadalcanal TK:Fakaofo TO:Tongatapu TV:Funafuti UM:Midway,Wake US:Honolulu VU:Efate WF:Wallis WS:Apia',
}

/** The country of the time zone, else the region of the first preferred language that names one, else empty. */
export function guessCountry(timeZone: string, languages: readonly string[]): string {
  return countryOfZone(timeZone) ?? languages.map(regionOf).find((region) => region !== undefined) ?? ''
}

function countryOfZone(timeZone: string): string | undefined {
  const [area = '', ...rest] = timeZone.split('/')
  const zone = rest.join('/')
  const countries = Object.hasOwn(ZONES, area) ? ZONES[area] : undefined
  return countries
    ?.split(' ')
    .find((country) => country.slice(3).split(',').includes(zone))
    ?.slice(0, 2)
}

/** A language without a region, such as `ar`, names no country. */
function regionOf(language: string): string | undefined {
  try {
    const region = new Intl.Locale(language).region
    return region !== undefined && /^[A-Z]{2}$/.test(region) ? region : undefined
  } catch {
    return undefined
  }
}
