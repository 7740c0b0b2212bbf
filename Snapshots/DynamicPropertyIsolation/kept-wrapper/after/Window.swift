import Combine
import SwiftUI

@Observable
final class WindowBox: ObservableObject {
  var title = "none"
  @ObservationIgnored private var token: AnyCancellable?

  init() {
    token = NotificationCenter.default.publisher(for: Notification.Name("windowChanged"))
      .sink { [weak self] _ in self?.title = "changed" }
  }
}

/// The wrapper stays, and so does the isolation that it brings.
@propertyWrapper
struct CurrentWindow: DynamicProperty {
  @StateObject private var box = WindowBox()

  var wrappedValue: String { box.title }
}

@Observable
final class Names {
  var first = "none"
}

@propertyWrapper
struct FirstName: DynamicProperty {
  @State private var names = Names()

  var wrappedValue: String { names.first }
}
