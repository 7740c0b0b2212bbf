import Combine
import SwiftUI

/// Stays an `ObservableObject`, because creating it again would subscribe again.
public final class Keyboard: ObservableObject {
  @Published public private(set) var isShown = false
  private var subscriptions: Set<AnyCancellable> = []

  public init() {
    NotificationCenter.default.publisher(for: Notification.Name("keyboardWillShow"))
      .sink { [weak self] _ in self?.isShown = true }
      .store(in: &subscriptions)
  }
}

public final class Layout: ObservableObject {
  @Published public var width = 0
}

public struct Editor<Content: View>: View {
  @StateObject private var keyboard = Keyboard()
  @ObservedObject var layout: Layout
  let content: () -> Content

  public init(layout: Layout, @ViewBuilder content: @escaping () -> Content) {
    self.layout = layout
    self.content = content
  }

  public var body: some View {
    content().environmentObject(keyboard)
    Text("\(layout.width)")
  }
}
