import SwiftUI

final class Launch: ObservableObject {
  @AppStorage var step: Int
  @Published var title = ""

  init(key: String) {
    _step = AppStorage(wrappedValue: 1, key)
  }
}
