import Combine
import StatefulMacros

@MainActor
@Stateful
final class Loader: ObservableObject {
  @Published var items: [String] = []

  func load() {
    items = ["Fern"]
  }
}
