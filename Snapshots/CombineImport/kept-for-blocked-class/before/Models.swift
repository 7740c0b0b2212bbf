import Combine

final class Weather: ObservableObject {
  @Published var degrees = 20
  lazy var stream = $degrees
}

final class Garden: ObservableObject {
  @Published var beds = 0
}
