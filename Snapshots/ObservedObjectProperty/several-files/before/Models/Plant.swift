import Combine

final class Plant: ObservableObject {
  @Published var name = ""
  @Published var notes: [String] = []
}
