// uTune: threads per cm, slub, roughness of the surface, fuzz; uTune2: stripe width, gap, first, axis (0: v, 1: u)
Surface surface(vec3 p, vec2 uv, vec2 mark, vec3 n) {
  vec2 t = uv * uTune.x;
  float slubU = cloud(vec3(floor(t.x) * 0.37, uv.y * 0.5, 3.0));
  float slubV = cloud(vec3(uv.x * 0.5, floor(t.y) * 0.37, 9.0));
  vec2 f = abs(fract(t) - 0.5) * 2.0;
  float checker = mod(floor(t.x) + floor(t.y), 2.0);
  float over = mix(1.0 - f.x * f.x, 1.0 - f.y * f.y, checker);
  float shade = mix(slubU, slubV, checker);
  vec3 base = uColor;
  if (uTune2.x > 0.0) {
    float along = mix(uv.y, uv.x, uTune2.w) - uTune2.z;
    float period = uTune2.x + uTune2.y;
    float m = mod(along, period);
    float line = smoothstep(0.0, 0.06, m) * smoothstep(uTune2.x + 0.06, uTune2.x, m) * step(0.0, along);
    base = mix(base, uColor2, line);
  }
  vec3 c = base * (1.0 + (shade - 0.5) * uTune.y) * (0.86 + 0.16 * over);
  Surface s = plain(c, 0.92);
  s.mirror = 0.02 * (1.0 - uTune.z);
  s.rough = mix(0.45, 0.95, uTune.z);
  s.height = (over * 0.35 + (shade - 0.5) * uTune.y * 1.2) / uTune.x * 0.45 + 0.02 * cloud(p * 0.9);
  s.fuzz = uTune.w;
  s.depth = 0.18;
  return s;
}
