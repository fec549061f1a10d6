/** The events of the demo data, by the name of their group. Times are by the clock of the town, some days after the demo begins. */
export type DemoEvent = {
  title: string
  description: string
  place: string
  /** The town's, unless the event is held elsewhere. */
  timeZone?: string
  /** The first such day after the beginning, or a number of days after it; negative ones are over. */
  on: 'Saturday' | number
  from: string
  to: string
  places?: number
  by: string
  going: string
  maybe?: string
  no?: string
  canceled?: true
}

export const DEMO_EVENTS: Readonly<Record<string, readonly DemoEvent[]>> = {
  'Clay and kilns': [
    {
      title: 'Open kiln day',
      description:
        'We open the big kiln at ten and everybody carries out their own. Bring gloves, a box, and something to eat for the others.\n\nFirst time? Come anyway, somebody has to hold the door.',
      place: 'Dar Amira, Rainbow Street 9, Amman',
      timeZone: 'Asia/Amman',
      on: 9,
      from: '10:00',
      to: '15:30',
      places: 12,
      by: 'amira',
      going: 'amira hassan rania.haddad samira.nasser',
      maybe: 'noelia',
      no: 'theo',
    },
    {
      title: 'Glaze chemistry for the curious',
      description: 'One hour about why copper turns red, then questions.',
      place: 'https://meet.example.org/glaze-chemistry',
      timeZone: 'America/Guayaquil',
      on: 16,
      from: '19:00',
      to: '20:30',
      by: 'noelia',
      going: 'noelia mei amira priya.nair bruno kenji.mori',
      maybe: 'grace.osei',
    },
    {
      title: 'Raku in the yard',
      description: 'Smoke, tongs and a bucket of sawdust.',
      place: 'Rainbow Street 9, Amman',
      timeZone: 'Asia/Amman',
      on: -20,
      from: '16:00',
      to: '20:00',
      by: 'amira',
      going: 'amira hassan rania.haddad',
    },
  ],
  'Neighbors of the Saturday market': [
    {
      title: 'Swap market',
      description: 'Bring three things you no longer need and take three home. No money, no price tags, no cursed toasters.',
      place: 'Plaza de San Sebastián, by the fountain',
      on: 'Saturday',
      from: '09:00',
      to: '13:00',
      by: 'bruno',
      going: 'bruno tomas mei inti.quispe rosa.guaman',
      maybe: 'omar noelia',
    },
    {
      title: 'Reunión de puestos',
      description: 'Repartimos los sitios de diciembre.',
      place: 'Panadería de Tomás, calle Larga',
      on: 4,
      from: '19:30',
      to: '20:30',
      places: 10,
      by: 'tomas',
      going: 'tomas diego.rojas bruno',
      canceled: true,
    },
  ],
  'Tejedoras del sur': [
    {
      title: 'Teñido con cochinilla',
      description: 'Traed lana ya lavada y un delantal viejo. El rojo no sale de la ropa, pero sí del corazón.',
      place: 'Patio de la casa de Inti, Saraguro',
      on: 12,
      from: '15:00',
      to: '18:00',
      places: 8,
      by: 'inti.quispe',
      going: 'inti.quispe noelia rosa.guaman carla.mendez',
      maybe: 'elena.soler',
    },
  ],
  'حرفيو المدينة': [
    {
      title: 'ورشة النحاس المفتوحة',
      description: 'نتعلم الطرق على النحاس من البداية. الأدوات متوفرة، وأحضروا قفازات.',
      place: 'ورشة حسن، وسط البلد، عمّان',
      timeZone: 'Asia/Amman',
      on: 11,
      from: '17:00',
      to: '20:00',
      places: 10,
      by: 'hassan',
      going: 'hassan layla rania.haddad tariq.salim',
      maybe: 'amira',
    },
  ],
  'Trails and rain': [
    {
      title: 'Sendero del Arrayán, domingo tranquilo',
      description: 'Nueve kilómetros sin prisa y mate al final. Si llueve, mejor: probamos las chaquetas.',
      place: 'Puerto Pañuelo, Bariloche',
      timeZone: 'America/Argentina/Buenos_Aires',
      on: 8,
      from: '09:30',
      to: '14:00',
      places: 15,
      by: 'marisol',
      going: 'marisol valentina.paz',
      maybe: 'sam.whitlock',
    },
  ],
  'Repair café': [
    {
      title: 'Open bench',
      description: 'Bring one thing that hums, drips or refuses. We open it together; tea is on the shop.',
      place: 'Low Hum, 48 Canal Yard, Portland',
      timeZone: 'America/Los_Angeles',
      on: 6,
      from: '17:00',
      to: '20:00',
      places: 14,
      by: 'theo',
      going: 'theo ben.hartley',
      maybe: 'david.okafor',
    },
  ],
}
