/** The Typst compiler of this process, with the fonts of all documents. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

const FONT_FILES = [
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
  '@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
]

/** Templates can read only this folder; it contains the parts that they share. */
const WORKSPACE = fileURLToPath(new URL('parts', import.meta.url))

/** Documents after which an unused intermediate result leaves the compiler's cache. */
const CACHE_AGE = 10

let compiler: NodeCompiler | null = null

/** `inputs` are plain texts that the template reads from `sys.inputs`. Blocks the thread, for a few milliseconds for a page. */
export function compilePdf(template: string, inputs: Record<string, string>): Buffer {
  compiler ??= openCompiler()
  const source = { mainFileContent: template, inputs }
  try {
    return compiler.pdf(source, { pdfStandard: 'a-3b' })
  } catch (error) {
    // PDF/A does not allow characters that no font has, such as a name in Chinese. The document is worth more than the standard.
    return compileWithoutStandard(compiler, source, error)
  } finally {
    compiler.evictCache(CACHE_AGE)
  }
}

function openCompiler(): NodeCompiler {
  const fontBlobs = FONT_FILES.map((file) => readFileSync(fileURLToPath(import.meta.resolve(file))))
  return NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontBlobs }] })
}

function compileWithoutStandard(typst: NodeCompiler, source: Parameters<NodeCompiler['pdf']>[0], cause: unknown): Buffer {
  try {
    return typst.pdf(source)
  } catch {
    throw new Error('a document template does not compile', { cause })
  }
}
