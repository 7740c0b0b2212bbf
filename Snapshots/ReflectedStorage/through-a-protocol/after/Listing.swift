import Observation

protocol Listing: AnyObject {}

extension Listing {
  var labels: [String] { Mirror(reflecting: self).children.compactMap(\.label) }
}

protocol Named {
  var name: String { get }
}

@Observable
final class Plant: Listing {
  var height = 0
}

@Observable
final class Pot: Named {
  var name = ""
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
