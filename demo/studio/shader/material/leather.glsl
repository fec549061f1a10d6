// uTune: grain size (cm), grain depth, roughness, how far the colour wanders
Surface surface(vec3 p, vec2 uv, vec2 mark, vec3 n) {
  float size = max(uTune.x, 0.02);
  vec3 q = p / size + cloud(p * 2.0) * 1.5;
  vec2 pebble = cells(q);
  float fine = noise(p / size * 3.0);
  float wander = cloud(p * 0.35 + 4.0);
  float wear = smoothstep(0.16, 0.0, mark.x);
  vec3 c = uColor * (0.88 + 0.24 * mix(0.5, wander, uTune.w * 2.0));
  c *= 0.90 + 0.14 * smoothstep(0.75, 0.2, pebble.x);
  c = mix(c, uColor * 0.45, wear * 0.8);
  Surface s = plain(c, uTune.z + 0.12 * fine);
  s.mirror = 0.045;
  s.height = (smoothstep(0.8, 0.1, pebble.x) * 0.6 + fine * 0.25) * uTune.y + 0.02 * cloud(p * 0.6);
  s.fuzz = 0.05;
  s.depth = 0.05;
  return s;
}
