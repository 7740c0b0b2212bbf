import Foundation

struct Plant: Codable {
  var name = ""
}
