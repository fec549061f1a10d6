const MB = 1_000_000

/** `12.3 MB, 45678 rows, 90 files`. */
export function formatBackup({ bytes, rows, files }: { bytes: number; rows: number; files: number }): string {
  return `${(bytes / MB).toFixed(1)} MB, ${rows} rows, ${files} files`
}
