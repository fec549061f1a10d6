// uTune: roughness, grain depth, reflectance, glow; uTune2: band of the second colour from y to y, 0 for none
Surface surface(vec3 p, vec2 uv, vec2 mark, vec3 n) {
  vec3 base = uColor;
  if (uTune2.y > uTune2.x) base = mix(base, uColor2, smoothstep(uTune2.x - 0.02, uTune2.x + 0.02, p.y) * smoothstep(uTune2.y + 0.02, uTune2.y - 0.02, p.y));
  float grain = noise(p * 45.0);
  Surface s = plain(base * (0.985 + 0.03 * grain), uTune.x);
  s.mirror = uTune.z;
  s.height = grain * uTune.y;
  s.depth = 0.04;
  s.glow = base * uTune.w;
  return s;
}
