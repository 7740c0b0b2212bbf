import SwiftUI

final class Tabs: ObservableObject {
  @Published var current = 0

  func refresh() {
    current = current
  }
}
