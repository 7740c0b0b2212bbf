import SwiftUI

@Observable
final class Lamp {
  static let hall = Lamp()
  var isOn = false
}

struct LampRow: View {
  var lamp: Lamp = .hall
  let title: String

  init(title: String) { self.title = title }

  init(lamp: Lamp) {
    title = "Lamp"
    self.lamp = lamp
  }

  var body: some View { Text(lamp.isOn ? title : "off") }

  func showing(_ lamp: Lamp) -> LampRow {
    var row = self
    row.lamp = lamp
    return row
  }
}

struct LampLabel: View {
  private var lamp: Lamp

  init(lamp: Lamp) {
    self.lamp = lamp
  }

  mutating func show(_ lamp: Lamp) {
    self.lamp = lamp
  }

  var body: some View { Text(lamp.isOn ? "on" : "off") }
}
