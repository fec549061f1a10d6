/** `node demo/files/render.ts` writes the PDF of the demo's e-book from its source. */
import { readFile, writeFile } from 'node:fs/promises'
import { compilePdf } from '../../src/platform/server/documents/typst.ts'

const at = (name: string) => new URL(name, import.meta.url)
await writeFile(at('glaze-recipes.pdf'), compilePdf(await readFile(at('glaze-recipes.typ'), 'utf8'), {}))
