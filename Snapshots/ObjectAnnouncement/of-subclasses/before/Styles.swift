import Combine
import SwiftUI

enum Palette {
  nonisolated(unsafe) static var isDark = false
  static let changed = PassthroughSubject<Void, Never>()
}

protocol RowStyle: ObservableObject {
  var title: Color { get }
  var background: Color { get }
}

class PaletteObserver: ObservableObject {
  private var cancellables: Set<AnyCancellable> = []

  init() {
    Palette.changed
      .sink { [weak self] in
        self?.objectWillChange.send()
      }
      .store(in: &cancellables)
  }
}

final class PlainRowStyle: PaletteObserver, RowStyle {
  var title: Color { Palette.isDark ? .white : .black }
  var background: Color { Palette.isDark ? .black : .white }
}

final class CountedRowStyle: PaletteObserver, RowStyle {
  @Published var count = 0
  var title: Color { Palette.isDark ? .yellow : .blue }
  var background: Color = .gray
}

struct Row<Style: RowStyle>: View {
  @ObservedObject var style: Style

  var body: some View {
    Text("\(style.title) on \(style.background)")
  }
}

struct Rows: View {
  @StateObject private var plain = PlainRowStyle()
  @ObservedObject var counted: CountedRowStyle

  var body: some View {
    Row(style: plain)
    Row(style: counted)
    Text("\(counted.count)")
  }
}
