import SwiftUI

@Observable
final class Tabs {
  var current = 0

  func refresh() {
    current = current
  }
}
