import Combine

final class Thermometer: ObservableObject {
  @Published var degrees = 20
}

final class Display: ObservableObject {
  @Published var text = ""

  init(_ thermometer: Thermometer) {
    thermometer.$degrees
      .map { "\($0)°" }
      .assign(to: &$text)
  }

  func log() -> AnyCancellable {
    $text.sink { print($0) }
  }
}
