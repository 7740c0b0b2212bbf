import Combine

protocol Listing: AnyObject {}

extension Listing {
  var labels: [String] { Mirror(reflecting: self).children.compactMap(\.label) }
}

protocol Named {
  var name: String { get }
}

final class Plant: ObservableObject, Listing {
  @Published var height = 0
}

final class Pot: ObservableObject, Named {
  @Published var name = ""
}

func log(_ value: any Named) {
  dump(value)
}

func log<Value: Named>(all values: [Value]) {
  for value in values { dump(value) }
}

func log(_ text: some StringProtocol) {
  dump(text)
}
