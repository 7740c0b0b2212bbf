import Combine

protocol Station {
  var degreesPublisher: Published<Int>.Publisher { get }
}

final class Weather: ObservableObject, Station {
  @Published var degrees = 20
  var degreesPublisher: Published<Int>.Publisher { $degrees }
}
