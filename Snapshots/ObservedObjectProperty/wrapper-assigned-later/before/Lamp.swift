import SwiftUI

final class Lamp: ObservableObject {
  static let hall = Lamp()
  @Published var isOn = false
}

struct LampRow: View {
  @ObservedObject var lamp: Lamp = .hall
  let title: String

  init(title: String) { self.title = title }

  init(lamp: Lamp) {
    title = "Lamp"
    _lamp = ObservedObject(wrappedValue: lamp)
  }

  var body: some View { Text(lamp.isOn ? title : "off") }

  func showing(_ lamp: Lamp) -> LampRow {
    var row = self
    row._lamp = ObservedObject(wrappedValue: lamp)
    return row
  }
}

struct LampLabel: View {
  @ObservedObject private var lamp: Lamp

  init(lamp: Lamp) {
    self.lamp = lamp
  }

  mutating func show(_ lamp: Lamp) {
    self._lamp = ObservedObject(wrappedValue: lamp)
  }

  var body: some View { Text(lamp.isOn ? "on" : "off") }
}
