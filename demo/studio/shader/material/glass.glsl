// uTune: opacity straight on, roughness, how much darker towards the top, glow; uTune2: bottom y, top y
Surface surface(vec3 p, vec2 uv, vec2 mark, vec3 n) {
  float up = uTune2.y > uTune2.x ? smoothstep(uTune2.x, uTune2.y, p.y) : 0.0;
  Surface s = plain(uColor, uTune.y);
  s.mirror = 0.06;
  s.opacity = clamp(uTune.x + up * uTune.z, 0.0, 1.0);
  s.glow = uColor * uTune.w;
  return s;
}
