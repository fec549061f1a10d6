// Printed cotton. uTune: threads per cm, size of the repeat (cm), fuzz
Surface surface(vec3 p, vec2 uv, vec2 mark, vec3 n) {
  vec2 t = uv * uTune.x;
  vec2 f = abs(fract(t) - 0.5) * 2.0;
  float over = mix(1.0 - f.x * f.x, 1.0 - f.y * f.y, mod(floor(t.x) + floor(t.y), 2.0));
  vec2 q = uv / uTune.y;
  q.x += 0.5 * mod(floor(q.y), 2.0);
  vec2 c = fract(q) - 0.5;
  float r = length(c);
  float petal = 0.27 + 0.06 * cos(atan(c.y, c.x) * 8.0);
  float ink = smoothstep(0.02, 0.0, abs(r - petal) - 0.025);
  ink = max(ink, smoothstep(0.10, 0.08, r));
  ink = max(ink, smoothstep(0.055, 0.035, length(abs(c) - 0.42)));
  ink = max(ink, smoothstep(0.03, 0.015, abs(r - 0.16) - 0.012));
  vec3 base = mix(uColor, uColor2, ink * 0.92) * (0.88 + 0.14 * over);
  Surface s = plain(base, 0.93);
  s.mirror = 0.015;
  s.height = over * 0.008;
  s.fuzz = uTune.z;
  s.depth = 0.18;
  return s;
}
