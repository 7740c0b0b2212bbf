import Observation

@Observable
final class Plant {
  var name = ""
}

extension Observable where Self: AnyObject {
  var label: String { "\(type(of: self))" }
}

let label = Plant().label
