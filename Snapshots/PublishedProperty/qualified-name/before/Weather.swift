import Combine
import SwiftUI

final class Weather: ObservableObject {
  @Combine.Published var degrees = 20
  @SwiftUI.Published var isRaining = false

  init(degrees: Int = 20) {
    _degrees = Combine.Published(initialValue: degrees)
  }
}
