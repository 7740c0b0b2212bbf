import Combine
import SwiftUI

enum Palette {
  nonisolated(unsafe) static var isDark = false
  static let changed = PassthroughSubject<Void, Never>()
}

protocol RowStyle: AnyObject, Observable {
  var title: Color { get }
  var background: Color { get }
}

@Observable
class PaletteObserver: ObservableObject {
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.self) {}
  }

  init() {
    Palette.changed
      .sink { [weak self] in
        self?.notifyObservers()
      }
      .store(in: &cancellables)
  }
}

final class PlainRowStyle: PaletteObserver, RowStyle {
  var title: Color {
    access(keyPath: \PaletteObserver.self)
    return Palette.isDark ? .white : .black
  }
  var background: Color {
    access(keyPath: \PaletteObserver.self)
    return Palette.isDark ? .black : .white
  }
}

@Observable
final class CountedRowStyle: PaletteObserver, RowStyle {
  var count = 0
  var title: Color {
    access(keyPath: \PaletteObserver.self)
    return Palette.isDark ? .yellow : .blue
  }
  var background: Color = .gray

  override func notifyObservers() {
    super.notifyObservers()
    withMutation(keyPath: \.count) {}
    withMutation(keyPath: \.background) {}
  }
}

struct Row<Style: RowStyle>: View {
  let style: Style

  var body: some View {
    Text("\(style.title) on \(style.background)")
  }
}

struct Rows: View {
  @StateObject private var plain = PlainRowStyle()
  let counted: CountedRowStyle

  var body: some View {
    Row(style: plain)
    Row(style: counted)
    Text("\(counted.count)")
  }
}
