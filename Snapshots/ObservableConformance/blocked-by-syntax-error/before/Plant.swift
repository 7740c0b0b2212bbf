import Combine

final class Plant: ObservableObject {
  @Published var name = ""
}

final class Bed: ObservableObject {
  @Published var title = ""
}
