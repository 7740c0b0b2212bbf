import SwiftUI

final class Launch: ObservableObject {
  @AppStorage("used-in-initializer-count") var count = 0
  @Published var isFirst: Bool

  init() {
    isFirst = false
    count += 1
    isFirst = count == 1
  }
}
