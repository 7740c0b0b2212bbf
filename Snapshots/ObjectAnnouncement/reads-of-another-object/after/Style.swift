import Combine
import SwiftUI

enum Paint {
  nonisolated(unsafe) static var accent = "blue"
  nonisolated(unsafe) static let changed = PassthroughSubject<Void, Never>()

  static func highlight(on theme: String) -> String { "\(accent) on \(theme)" }
}

@Observable
final class Theme {
  var name = "light"

  var highlight: String { Paint.highlight(on: name) }
  var title: String { name.uppercased() }
}

@Observable
final class PanelStyle {
  let theme: Theme
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.self) {}
  }

  init(theme: Theme) {
    self.theme = theme
    Paint.changed
      .sink { [weak self] in self?.notifyObservers() }
      .store(in: &cancellables)
  }

  var button: String {
    access(keyPath: \.self)
    return theme.highlight
  }
  var title: String { theme.title }
  var paint: String {
    access(keyPath: \.self)
    return Paint.accent
  }
}

struct Panel: View {
  let style: PanelStyle

  var body: some View {
    Text(style.title)
    Text(style.button)
    PanelEdge(style: style)
  }
}

struct PanelEdge: View {
  let style: PanelStyle

  var body: some View {
    Text(style.paint)
  }
}
