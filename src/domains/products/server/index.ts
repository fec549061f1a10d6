/** Public interface of products for other domains' servers: the files and license keys of digital products. */
export { loadFiles as loadDigitalFiles } from './digital/files.sql.ts'
export { giveLicenseKeys, loadLicenseKeys, revokeLicenseKeys } from './digital/license-keys.ts'
export { requireFileSender, uploadFile } from './digital/upload-file.ts'
