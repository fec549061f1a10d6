/** Takes `quantity` free units from the first rows that have some. */
export function takeUnits<Row extends { warehouseId: string; free: number }>(
  rows: readonly Row[],
  quantity: number,
): { warehouseId: string; quantity: number }[] {
  let left = quantity
  return rows.flatMap(({ warehouseId, free }) => {
    const taken = Math.min(Math.max(free, 0), left)
    left -= taken
    return taken > 0 ? [{ warehouseId, quantity: taken }] : []
  })
}
