import Combine
import SwiftUI

@Observable
final class Garden {
  var bed: String? {     // nil: nothing is planted
    willSet { bedSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var bedSubject = CurrentValueSubject<String?, Never>(_bed)
  private(set) var litres = 0.0 { // since this morning
    willSet { litresSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var litresSubject = CurrentValueSubject<Double, Never>(_litres)

  var visitors: [String] = []  // by name
  var isOpen = true { // to visitors
    willSet { isOpenSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var isOpenSubject = CurrentValueSubject<Bool, Never>(_isOpen)
  var rows = [
    "Sage",  // first
    "Thyme",
  ] {  // from the left
    willSet { rowsSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var rowsSubject = CurrentValueSubject<_, Never>(_rows)
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  func follow() {
    bedSubject.sink { print($0 ?? "") }.store(in: &cancellables)
    litresSubject.sink { print($0) }.store(in: &cancellables)
    isOpenSubject.sink { print($0) }.store(in: &cancellables)
    rowsSubject.sink { print($0) }.store(in: &cancellables)
  }
}

struct GardenLabel: View {
  let garden: Garden

  var body: some View { Text(garden.bed ?? "") }
}
