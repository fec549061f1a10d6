/** Adds a file to a digital product. It is no operation, because its body is the file. */
import { lockProducts } from '#domains/catalog/server/index.ts'
import { loadMembership } from '#domains/workspaces/server/index.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import { linkFiles, storePrivateOrphanedFile } from '#platform/server/files/orphaned-files.ts'
import type { Services, Viewer } from '#platform/server/services.ts'
import { type Tx, transactAsSystem } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'
import { singleLineText } from '#platform/shared/plain-text.ts'
import { type DigitalFileRefusal, MAX_DIGITAL_FILE_BYTES, MAX_DIGITAL_FILE_NAME, MAX_DIGITAL_FILES } from '../../contract.ts'
import { requireProduct } from '../save-with-stock.ts'
import { insertFile, loadFiles } from './files.sql.ts'

type Uploaded = { workspaceId: string; productId: string; name: string; bytes: Buffer }
type Sender = { services: Services; viewer: Viewer }

/** Before the body is read: fails with NOT_FOUND for those who may not edit the product. */
export async function requireFileSender(sender: Sender, upload: Pick<Uploaded, 'workspaceId' | 'productId'>): Promise<void> {
  await transactAsSystem(sender.services, (tx) => requireEditable(tx, sender.viewer, upload))
}

/** Fails with FILE_REFUSED and NOT_FOUND. */
export async function uploadFile({ services, viewer }: Sender, upload: Uploaded): Promise<{ id: string }> {
  const { workspaceId, productId, bytes } = upload
  const name = singleLineText(MAX_DIGITAL_FILE_NAME).min(1).safeParse(upload.name.replace(/[/\\]/g, ' ')).data
  if (name === undefined) throw refused('name')
  if (bytes.length === 0) throw refused('empty')
  if (bytes.length > MAX_DIGITAL_FILE_BYTES) throw refused('size')
  const key = await storePrivateOrphanedFile(services, bytes, 'bin')
  return transactAsSystem(services, async (tx) => {
    await lockProducts(tx, workspaceId, { ids: [productId] })
    const product = await requireEditable(tx, viewer, upload)
    if (product.kind !== 'digital') throw refused('kind')
    if ((await loadFiles(tx.db, [productId])).length >= MAX_DIGITAL_FILES) throw refused('full')
    const id = newId('pfl')
    await insertFile(tx.db, { id, workspaceId, productId, name, key, bytes: bytes.length, uploadedAt: tx.now })
    await linkFiles(tx, [key])
    return { id }
  })
}

async function requireEditable(tx: Tx, viewer: Viewer, { workspaceId, productId }: Pick<Uploaded, 'workspaceId' | 'productId'>) {
  if (!(await mayEdit(tx, viewer, workspaceId))) throw notFound()
  return requireProduct(tx, workspaceId, productId, FALLBACK_LANGUAGE)
}

async function mayEdit(tx: Tx, viewer: Viewer, workspaceId: string): Promise<boolean> {
  if (viewer.kind !== 'member') return false
  const membership = await loadMembership(tx.db, viewer.id, workspaceId)
  return membership?.permissions.includes('catalog') ?? false
}

function refused(reason: DigitalFileRefusal): Failure {
  return new Failure('FILE_REFUSED', { reason })
}
