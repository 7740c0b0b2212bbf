import Combine

final class Desk: ObservableObject {
  @Published var notice: String?
  @Published var isBusy = false

  func makeSelector() -> Selector {
    Selector(notices: $notice, busy: $isBusy)
  }
}

final class Selector: ObservableObject {
  @Published private var found: String?
  @Published private(set) var own: String?
  private var subscription: AnyCancellable?

  init(notices: Published<String?>.Publisher? = nil, busy: Published<Bool>.Publisher) {
    subscription = busy.sink { print($0) }
    if var notices {
      $found.assign(to: &notices)
    } else {
      $found.assign(to: &$own)
    }
  }
}
