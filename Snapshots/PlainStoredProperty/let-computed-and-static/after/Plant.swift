import Foundation
import Observation

@Observable
final class Plant {
  let id = UUID()
  @ObservationIgnored private var cachedTitle: String?
  static var count = 0
  static let shared = Plant()
  class var kind: String { "plant" }

  var name = ""

  var title: String { name.uppercased() }
  var initial: Character? {
    get { name.first }
    set { if let newValue { name = String(newValue) } }
  }
}
