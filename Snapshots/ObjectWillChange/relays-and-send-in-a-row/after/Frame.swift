import SwiftUI

@Observable
final class Window {
  var title = ""
}

@Observable
final class Frame {
  private(set) var window: Window?
  private(set) var other: Window?

  func show(_ window: Window?, beside other: Window?) {
    self.window = window
    self.other = other
  }
}
