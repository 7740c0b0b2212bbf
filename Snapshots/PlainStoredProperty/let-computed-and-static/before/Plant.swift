import Combine
import Foundation

final class Plant: ObservableObject {
  let id = UUID()
  private var cachedTitle: String?
  static var count = 0
  static let shared = Plant()
  class var kind: String { "plant" }

  @Published var name = ""

  var title: String { name.uppercased() }
  var initial: Character? {
    get { name.first }
    set { if let newValue { name = String(newValue) } }
  }
}
