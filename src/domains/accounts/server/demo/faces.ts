/** Portraits of the people of the demo data, drawn in demo/studio/faces. */
import { readFile } from 'node:fs/promises'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { Picture } from '#platform/server/picture.ts'

/** Portraits by username: `demo/pictures/face-<portrait>.webp`, listed in demo/studio/faces/people.ts. */
const FACES: Readonly<Record<string, string>> = {
  omar: 'man-01',
  amira: 'woman-01',
  bruno: 'man-02',
  theo: 'man-04',
  mei: 'woman-04',
  'grace.osei': 'woman-14',
  'ben.hartley': 'man-18',
  'nora.lind': 'woman-07',
  'david.okafor': 'man-06',
  'ruth.alder': 'older-woman-01',
  'sam.whitlock': 'man-14',
  'priya.nair': 'woman-11',
  'jonas.weber': 'man-11',
  'anna.kowalska': 'woman-10',
  'claire.martin': 'woman-12',
  'kenji.mori': 'man-08',
  'ingrid.solberg': 'woman-16',
  'marcus.reid': 'man-13',
  'inti.quispe': 'man-03',
  noelia: 'woman-02',
  marisol: 'woman-03',
  lucia: 'woman-05',
  tomas: 'man-05',
  'carla.mendez': 'woman-13',
  'diego.rojas': 'man-17',
  'valentina.paz': 'woman-15',
  'pablo.iriarte': 'older-man-02',
  'sofia.aguirre': 'woman-17',
  'rosa.guaman': 'woman-08',
  'mateo.vidal': 'man-07',
  'elena.soler': 'older-woman-04',
  'andres.toro': 'man-10',
  'camila.ortiz': 'woman-06',
  'julian.salas': 'man-16',
  'irene.campos': 'woman-18',
  hassan: 'older-man-01',
  layla: 'headscarf-01',
  'nadia.farouk': 'woman-09',
  'rania.haddad': 'headscarf-02',
  'yusuf.karim': 'man-15',
  'samira.nasser': 'headscarf-04',
  'khalid.mansour': 'man-12',
  'dina.farouk': 'headscarf-05',
  'tariq.salim': 'man-09',
  'huda.zayd': 'headscarf-03',
  'nabil.amari': 'older-man-04',
}

const SIZE = 256
const PICTURES = new URL('../../../../../demo/pictures/', import.meta.url)

/** Stores the pictures. Returns them by username. */
export async function storeFaces(files: FileStore): Promise<Map<string, Picture>> {
  return new Map(
    await Promise.all(
      Object.entries(FACES).map(async ([username, portrait]): Promise<[string, Picture]> => {
        const bytes = await readFile(new URL(`face-${portrait}.webp`, PICTURES))
        const key = await files.put(bytes, { extension: 'webp' })
        return [username, { sources: [{ width: SIZE, key }], width: SIZE, height: SIZE, alt: {} }]
      }),
    ),
  )
}
