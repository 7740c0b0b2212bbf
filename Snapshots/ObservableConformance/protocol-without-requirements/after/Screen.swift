import SwiftUI

protocol ScreenModel: AnyObject {
  func load()
}

@Observable
final class BedScreenModel: ScreenModel {
  var rows: [String] = []

  func load() {
    rows = ["A", "B"]
  }
}

final class Navigator {
  var current: (any ScreenModel)?

  func open(_ screen: any ScreenModel) {
    current = screen
    screen.load()
  }
}
