import Combine
import Observation

@MainActor
@Observable
final class Weather {
  var degrees = 20 {
    willSet { degreesSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var degreesSubject = CurrentValueSubject<Int, Never>(_degrees)

  func follow(_ count: Int) async {
    var seen = 0
    for await degrees in degreesSubject.values {
      print("degrees \(degrees)")
      seen += 1
      if seen == count { break }
    }
  }
}
