import Combine

final class Store: ObservableObject {
  @Published var rows = 0
}
