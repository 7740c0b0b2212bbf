import Combine
import Foundation

struct Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

struct Code {
  let text: String
  init?(_ text: String) {
    if text.isEmpty { return nil }
    self.text = text
  }
}

struct Price { var cents = 0 }

final class Shop: ObservableObject {
  @Published var page = URL(string: "https://example.org")
  @Published var tags = Set<String>()
  @Published var prices = [Price]()
  @Published var byName = [String: Price]()
  @Published var box = Box(1)
  @Published var code = Code("a")
  @Published var price = Price(cents: 3)
  @Published var number = Int("5")
  @Published var opened = Date(timeIntervalSince1970: 0)
  private var watches = Set<AnyCancellable>()

  init() {
    $page.sink { print($0 as Any) }.store(in: &watches)
    $tags.sink { print($0) }.store(in: &watches)
    $prices.sink { print($0) }.store(in: &watches)
    $byName.sink { print($0) }.store(in: &watches)
    $box.sink { print($0) }.store(in: &watches)
    $code.sink { print($0 as Any) }.store(in: &watches)
    $price.sink { print($0) }.store(in: &watches)
    $number.sink { print($0 as Any) }.store(in: &watches)
    $opened.sink { print($0) }.store(in: &watches)
  }
}
