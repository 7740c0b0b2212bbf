import Combine

final class Plant: ObservableObject {
  @Published var name = ""
}
