import SwiftUI

/// Keeps what it returns.
final class Icons {
  nonisolated(unsafe) static let shared = Icons()
  nonisolated(unsafe) private static var sizes: [String: Int] = [:]
  private var cache: [String: Int] = [:]

  func icon(_ name: String) -> Int {
    if let icon = cache[name] { return icon }
    let icon = name.count
    cache[name] = icon
    return icon
  }

  static func size(_ name: String) -> Int {
    if let size = sizes[name] { return size }
    sizes[name] = name.count
    return name.count
  }
}

final class Store {
  var count = 0
  lazy var text = (try? String(contentsOfFile: "/no/such/text", encoding: .utf8)) ?? ""

  func add() { count += 1 }
  func total() -> Int { count + 1 }
}

struct Options {
  var size = 1
  mutating func grow() { size += 1 }
}

final class Child { var isOn = false }

/// Values that are kept are found again.
final class Badge: ObservableObject {
  @Published var icon: Int

  init() { icon = Icons.shared.icon("badge") + Icons.size("badge") }
}

/// The store is created with the model.
final class Basket: ObservableObject {
  @Published var count = 0
  private let store: Store

  init(store: Store = Store()) {
    self.store = store
    fill()
  }

  private func fill() { store.add() }
}

/// A store that exists is only read, and its lazy value is created once.
final class Label: ObservableObject {
  @Published var text: String

  init(store: Store) { text = "\(store.total()) \(store.text)" }
}

/// A copy of the options is changed.
final class Panel: ObservableObject {
  @Published var size: Int
  private var options: Options

  init(options: Options) {
    self.options = options
    self.options.grow()
    size = self.options.size
  }
}

/// Its own children.
final class Family: ObservableObject {
  @Published var count = 2
  private let children = [Child(), Child()]

  init() {
    for child in children { child.isOn = true }
  }
}

struct Screen: View {
  @StateObject private var badge = Badge()
  @StateObject private var basket = Basket()
  @StateObject private var family = Family()
  @StateObject private var label: Label
  @StateObject private var panel: Panel

  init(store: Store) {
    _label = StateObject(wrappedValue: Label(store: store))
    _panel = StateObject(wrappedValue: Panel(options: Options()))
  }

  var body: some View {
    Text("\(badge.icon) \(basket.count) \(family.count) \(label.text) \(panel.size)")
  }
}
