import Combine
import Foundation

final class Plant: ObservableObject, Codable {
  var name = ""
  var height = 0.0
  var notes: [String]?
}
