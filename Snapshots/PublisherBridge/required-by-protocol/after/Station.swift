import Combine
import SwiftUI

protocol Station: AnyObject, Observable {
  var degrees: Int { get set }
  var degreesPublisher: AnyPublisher<Int, Never> { get }
}

@Observable
final class Roof: Station {
  var degrees = 20 {
    willSet { degreesSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var degreesSubject = CurrentValueSubject<Int, Never>(_degrees)
  @ObservationIgnored private lazy var erasedDegreesSubject = degreesSubject.eraseToAnyPublisher()
  var degreesPublisher: AnyPublisher<Int, Never> { erasedDegreesSubject }
}

@Observable
final class Cellar: Station {
  var degrees = 8 {
    willSet { degreesSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var degreesSubject = CurrentValueSubject<Int, Never>(_degrees)
  @ObservationIgnored private lazy var erasedDegreesSubject = degreesSubject.eraseToAnyPublisher()
  var degreesPublisher: AnyPublisher<Int, Never> { erasedDegreesSubject }
}

func log<S: Station>(_ station: S) -> AnyCancellable {
  station.degreesPublisher.sink { print("\(S.self) \($0)") }
}

struct StationView<S: Station>: View {
  let station: S

  var body: some View {
    Text("\(station.degrees)°")
      .onReceive(station.degreesPublisher) { print("received \($0)") }
  }
}
