import Combine
import Observation

final class Desk: ObservableObject {
  @Published var notice: String?
  @Published var isBusy = false

  func makeSelector() -> Selector {
    Selector(notices: $notice, busy: $isBusy)
  }
}

@Observable
final class Selector {
  private var found: String? {
    willSet { foundSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var foundSubject = CurrentValueSubject<String?, Never>(_found)
  private(set) var own: String?
  @ObservationIgnored private var subscription: AnyCancellable?
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init(notices: Published<String?>.Publisher? = nil, busy: Published<Bool>.Publisher) {
    subscription = busy.sink { print($0) }
    if var notices {
      foundSubject.assign(to: &notices)
    } else {
      foundSubject.sink { [weak self] in self?.own = $0 }.store(in: &cancellables)
    }
  }
}
