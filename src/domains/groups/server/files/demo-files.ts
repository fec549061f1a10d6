import { linkFiles, storePrivateOrphanedFile } from '#platform/server/files/orphaned-files.ts'
import type { Services } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { insertFile } from './files.sql.ts'

const HOUR_MS = 3600_000

type DemoFile = { group: string; by: string; name: string; hoursAgo: number; text: string }

const FILES: readonly DemoFile[] = [
  {
    group: 'Clay and kilns',
    by: 'noelia',
    name: 'Esmaltes cono 6.csv',
    hoursAgo: 280,
    text: 'esmalte,sílice,feldespato,cobre,resultado\nverde oliva,32,44,3,azul\nhueso,30,50,0,hueso\n',
  },
  {
    group: 'Clay and kilns',
    by: 'amira',
    name: 'Firing schedule moon vase.txt',
    hoursAgo: 214,
    text: '100 degrees an hour to 600.\n150 degrees an hour to 1,220.\nSoak for twenty minutes.\nOpen at 80.\n',
  },
  {
    group: 'Clay and kilns',
    by: 'hassan',
    name: 'أسعار الطين.csv',
    hoursAgo: 60,
    text: 'الطين,السعر للكيس\nأحمر,9\nأبيض,12\n',
  },
  {
    group: 'Neighbors of the Saturday market',
    by: 'tomas',
    name: 'Puestos de diciembre.csv',
    hoursAgo: 90,
    text: 'puesto,nombre\n1,Amira\n2,Bruno\n12,Lucía\n',
  },
  {
    group: 'Tejedoras del sur',
    by: 'inti.quispe',
    name: 'Tintes naturales.md',
    hoursAgo: 130,
    text: '# Tintes\n\n- Cochinilla: rojo\n- Chilca: verde\n',
  },
]

export type StoredDemoFile = DemoFile & { key: string }

/** Before the transaction. */
export async function storeDemoFiles(services: Services): Promise<StoredDemoFile[]> {
  const stored: StoredDemoFile[] = []
  for (const file of FILES) stored.push({ ...file, key: await storePrivateOrphanedFile(services, Buffer.from(file.text), 'bin') })
  return stored
}

export async function seedFiles(
  tx: Tx,
  files: readonly StoredDemoFile[],
  groupId: (name: string) => string,
  userId: (username: string) => string,
): Promise<void> {
  for (const { group, by, name, hoursAgo, text, key } of files) {
    const uploadedAt = new Date(tx.now.getTime() - hoursAgo * HOUR_MS)
    const bytes = Buffer.byteLength(text)
    await insertFile(tx.db, { id: newId('gfl'), groupId: groupId(group), uploadedBy: userId(by), name, key, bytes, uploadedAt })
    await linkFiles(tx, [key])
  }
}
