/// Why a strategy cannot be applied.
struct Obstacle: Error {
  let why: String
  init(_ why: String) { self.why = why }
}
