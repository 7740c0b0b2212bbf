import Combine
import SwiftUI

final class WindowBox: ObservableObject {
  @Published var title = "none"
  private var token: AnyCancellable?

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

final class Names: ObservableObject {
  @Published var first = "none"
}

@propertyWrapper
struct FirstName: DynamicProperty {
  @StateObject private var names = Names()

  var wrappedValue: String { names.first }
}
