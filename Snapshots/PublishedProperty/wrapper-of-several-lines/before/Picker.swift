import Combine

struct Options {
  let names: [String]
  let selection: Int
}

final class Picker: ObservableObject {
  @Published var options: Options
  @Published var offset = -1

  init(names: [String]) {
    _options = Published(
      initialValue: Options(
        names: names,
        selection: 0
      )
    )
  }

  func log() -> AnyCancellable {
    $offset.sink { print($0) }
  }
}
