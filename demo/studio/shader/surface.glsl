uniform vec3 uColor;
uniform vec3 uColor2;
uniform vec4 uTune;
uniform vec4 uTune2;
uniform sampler2D uPaint;
uniform vec4 uSeam;         // colour of the thread, and the distance of the stitches from the edge (0: none)

in vec3 vWorld;
in vec3 vObject;
in vec3 vNormal;
in vec2 vUv;
in vec2 vMark;
out vec4 outColor;

/** What a material decides for one point. `height` is centimetres above the mesh. */
struct Surface {
  vec3 color;
  float rough;
  float metal;
  float mirror;     // reflectance straight on
  float height;
  float fuzz;       // fibres catching light at the edge
  float depth;      // how far light wraps round, as through cloth or wax
  vec3 glow;
  float opacity;
};

Surface plain(vec3 color, float rough) { return Surface(color, rough, 0.0, 0.04, 0.0, 0.0, 0.0, vec3(0.0), 1.0); }

Surface surface(vec3 p, vec2 uv, vec2 mark, vec3 n);
