import Combine

final class Pantry: ObservableObject {
  @Published var jars = 3
}

enum Household {
  nonisolated(unsafe) static let pantry = Pantry()
}
