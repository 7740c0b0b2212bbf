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

// migrate-observable:strategy plain
