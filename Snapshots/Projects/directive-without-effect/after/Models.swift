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

// migrate-observable:ignroe
@Observable
final class Shed {
  // migrate-observable:strategy
  var tools = 0
}

// migrate-observable:strategy plain
