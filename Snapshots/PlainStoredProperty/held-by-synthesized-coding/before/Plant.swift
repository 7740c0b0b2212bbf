import Combine

final class Plant: ObservableObject, Codable {
  var name = ""
  var height = 0.0
}
