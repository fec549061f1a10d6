// uTune: wales per cm, rib period in wales (0: plain), rib depth, fuzz; uTune2 as in cloth
Surface surface(vec3 p, vec2 uv, vec2 mark, vec3 n) {
  float wale = uTune.x;
  vec2 t = vec2(uv.x * wale, uv.y * wale * 1.25);
  float column = fract(t.x) - 0.5;
  float row = t.y + abs(column) * 1.1;
  float course = fract(row) - 0.5;
  float leg = 1.0 - smoothstep(0.0, 0.5, abs(abs(column) - 0.23) * 2.0);
  float loop = 1.0 - course * course * 3.2;
  float stitch = leg * loop;
  // Thick yarn shows its loops; in fine yarn only the ribs' shadows are left.
  float thick = smoothstep(2.0, 1.3, wale);
  float rib = 0.0;
  if (uTune.y > 0.0) {
    float q = fract(t.x / uTune.y);
    rib = smoothstep(0.0, 0.18, q) * smoothstep(0.68, 0.5, q);
    stitch *= mix(0.35, 0.62, thick) + mix(0.65, 0.38, thick) * rib;
  }
  vec3 base = uColor;
  if (uTune2.x > 0.0) {
    float along = mix(uv.y, uv.x, uTune2.w) - uTune2.z;
    float m = mod(along, uTune2.x + uTune2.y);
    base = mix(base, uColor2, step(m, uTune2.x) * step(0.0, along));
  }
  float mottle = noise(vec3(floor(t.x) + 0.5, floor(row) + 0.5, 2.0));
  vec3 c = base * (0.93 + 0.14 * mottle) * mix(0.62 + 0.42 * stitch, 0.66 + 0.44 * stitch, thick);
  if (uTune.y > 0.0) c *= mix(0.70 + 0.34 * rib, 0.88 + 0.13 * rib, thick);
  float fibre = noise(p * 38.0);
  Surface s = plain(c * (0.94 + 0.12 * fibre), 0.95);
  s.mirror = 0.012;
  s.height = stitch * mix(0.22, 0.3, thick) / wale + rib * uTune.z + fibre * 0.006;
  s.fuzz = uTune.w;
  s.depth = 0.22;
  return s;
}
