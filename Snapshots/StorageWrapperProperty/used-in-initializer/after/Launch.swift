import SwiftUI

@Observable
final class Launch {
  var count: Int {
    get {
      access(keyPath: \.count)
      return countStorage
    }
    set {
      withMutation(keyPath: \.count) { countStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("used-in-initializer-count") private var countStorage = 0
  var isFirst: Bool

  init() {
    isFirst = false
    count += 1
    isFirst = count == 1
  }
}
