import Combine

final class ButtonModel: ObservableObject {
  @Published var isEnabled = true
}

struct BarOptions {
  let buttons: [ButtonModel]
  let first: ButtonModel?
}

struct ScreenOptions {
  let bar: BarOptions?
}

final class Screen {
  private var subscriptions = Set<AnyCancellable>()

  init(options: ScreenOptions?) {
    options?.bar?.buttons.forEach { button in
      button.$isEnabled.sink { print($0) }.store(in: &subscriptions)
    }
    // The closure of `map` receives the value of an optional.
    (options?.bar?.first).map { button in
      button.$isEnabled.sink { print($0) }.store(in: &subscriptions)
    }
    options?.bar?.first.map { button in
      button.$isEnabled.sink { print($0) }.store(in: &subscriptions)
    }
    let enabled = options?.bar?.buttons.filter { $0.isEnabled }.map { $0.$isEnabled }
    enabled?.forEach { $0.sink { print($0) }.store(in: &subscriptions) }
  }
}
