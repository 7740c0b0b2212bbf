import Combine

final class Weather: ObservableObject {
  @Published var degrees = 20
}
