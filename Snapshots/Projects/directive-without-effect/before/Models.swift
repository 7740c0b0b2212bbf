// migrate-observable:ignore
import Combine

final class Garden: ObservableObject {
  @Published var beds = 0
  // migrate-observable:ignore
}

// migrate-observable:ignore
struct Plant {
  var name = ""
}

// migrate-observable:ignroe
final class Shed: ObservableObject {
  // migrate-observable:strategy
  @Published var tools = 0
}

// migrate-observable:strategy plain
