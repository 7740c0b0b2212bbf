import Combine

final class Weather: ObservableObject {
  @Published var degrees = 20
}

final class Humidity: ObservableObject {
  @Published var percent = 50
}
