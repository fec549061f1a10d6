#version 300 es
precision highp float;
layout(location = 0) in vec3 aPosition;
layout(location = 1) in vec3 aNormal;
layout(location = 2) in vec2 aUv;
layout(location = 3) in vec2 aMark;
uniform mat4 uCamera;
invariant gl_Position;
out vec3 vWorld;
out vec3 vObject;
out vec3 vNormal;
out vec2 vUv;
out vec2 vMark;

void main() {
  vWorld = aPosition;
  vObject = aPosition;
  vNormal = aNormal;
  vUv = aUv;
  vMark = aMark;
  gl_Position = uCamera * vec4(aPosition, 1.0);
}
