// migrate-observable:ignore
import Observation

@Observable
final class Garden {
  var beds = 0
  // migrate-observable:ignore
}

// migrate-observable:ignore
struct Plant {
  var name = ""
}

// migrate-observable:strategy plain
