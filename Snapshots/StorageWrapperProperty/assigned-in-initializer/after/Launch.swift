import SwiftUI

@Observable
final class Launch {
  var step: Int {
    get {
      access(keyPath: \.step)
      return stepStorage
    }
    set {
      withMutation(keyPath: \.step) { stepStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage private var stepStorage: Int
  var title = ""

  init(key: String) {
    _stepStorage = AppStorage(wrappedValue: 1, key)
  }
}
