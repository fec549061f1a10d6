/** Who carries the parcels of the demo shops: at home and abroad. */
const CARRIERS: Readonly<Record<string, { country: string; home: string; abroad: string }>> = {
  'plaza-house': { country: 'EC', home: 'Correo Andino', abroad: 'Cóndor Cargo' },
  'dar-amira': { country: 'JO', home: 'Petra Post', abroad: 'Levant Express' },
  'telar-sur': { country: 'EC', home: 'Correo Andino', abroad: 'Cóndor Cargo' },
  'taller-bruma': { country: 'EC', home: 'Correo Andino', abroad: 'Cóndor Cargo' },
  'low-hum': { country: 'US', home: 'Cascade Parcel', abroad: 'Northwest Air Freight' },
  'alto-viento': { country: 'AR', home: 'Correo del Sur', abroad: 'Patagonia Express' },
}

export function carrierFor(slug: string, country: string): string {
  const carriers = CARRIERS[slug]
  if (!carriers) throw new Error(`the demo data has no carrier for ${slug}`)
  return shipsAtHome(slug, country) ? carriers.home : carriers.abroad
}

export function shipsAtHome(slug: string, country: string): boolean {
  return CARRIERS[slug]?.country === country
}

export function trackingNumberFor(partNumber: string): string {
  return `PLZ${partNumber.replaceAll('-', '').slice(3)}`
}
