import SwiftUI

/// It can be compared for numbers alone.
struct Setting<Item> {
  let item: Item
  var isEnabled = false
}

extension Setting<Int>: Equatable {
  static func == (left: Setting<Int>, right: Setting<Int>) -> Bool { left.item == right.item }
}

/// The setter in this class compares nothing.
@Observable
final class Settings<Item> {
  var settings: [Setting<Item>] = []

  func load(_ item: Item) { settings = [Setting(item: item, isEnabled: true)] }
}

struct SettingsView: View {
  @State private var model = Settings<Int>()

  var body: some View {
    ForEach(model.settings, id: \.item) { Text("\($0.isEnabled)") }
    Button("Load") { model.load(1) }
  }
}
