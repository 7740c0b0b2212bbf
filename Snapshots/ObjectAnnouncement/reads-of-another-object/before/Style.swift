import Combine
import SwiftUI

enum Paint {
  nonisolated(unsafe) static var accent = "blue"
  nonisolated(unsafe) static let changed = PassthroughSubject<Void, Never>()

  static func highlight(on theme: String) -> String { "\(accent) on \(theme)" }
}

final class Theme: ObservableObject {
  @Published var name = "light"

  var highlight: String { Paint.highlight(on: name) }
  var title: String { name.uppercased() }
}

final class PanelStyle: ObservableObject {
  let theme: Theme
  private var cancellables = Set<AnyCancellable>()

  init(theme: Theme) {
    self.theme = theme
    Paint.changed
      .sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }

  var button: String { theme.highlight }
  var title: String { theme.title }
  var paint: String { Paint.accent }
}

struct Panel: View {
  @ObservedObject var style: PanelStyle

  var body: some View {
    Text(style.title)
    Text(style.button)
    PanelEdge(style: style)
  }
}

struct PanelEdge: View {
  @ObservedObject var style: PanelStyle

  var body: some View {
    Text(style.paint)
  }
}
