import Combine
import SwiftUI

/// Stays an `ObservableObject`, because creating it again would subscribe again.
@Observable
public final class Keyboard: ObservableObject {
  public private(set) var isShown = false
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

  public init() {
    NotificationCenter.default.publisher(for: Notification.Name("keyboardWillShow"))
      .sink { [weak self] _ in self?.isShown = true }
      .store(in: &subscriptions)
  }
}

@Observable
public final class Layout {
  public var width = 0
}

public struct Editor<Content: View>: View {
  @StateObject private var keyboard = Keyboard()
  let layout: Layout
  let content: () -> Content

  public init(layout: Layout, @ViewBuilder content: @escaping () -> Content) {
    self.layout = layout
    self.content = content
  }

  public var body: some View {
    content().environment(keyboard)
    Text("\(layout.width)")
  }
}
