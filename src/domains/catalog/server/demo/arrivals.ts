/** Days since products came to the shops, by slug. The shops opened with all others. */
export const NEW_ARRIVALS: Readonly<Record<string, number>> = {
  'serving-bowl': 16,
  'roll-top-pack': 24,
  'court-sneakers': 27,
  'wool-cardigan': 31,
  'tabletop-radio': 34,
  'half-frame-camera': 38,
  'camp-lantern': 42,
  weekender: 46,
  'linen-trousers': 52,
  'bottle-vase': 58,
}
