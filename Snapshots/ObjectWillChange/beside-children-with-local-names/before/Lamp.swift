import SwiftUI

final class Bulb: ObservableObject {
  @Published var isOn = false
}

/// The write is one of the object that the property holds, whatever its name is here.
final class Lamp: ObservableObject {
  @Published var room = "hall"
  let bulb: Bulb?
  let spare = Bulb()
  var title: String { "\(room) \(bulb?.isOn == true ? "on" : "off") \(spare.isOn)" }

  init(bulb: Bulb?) { self.bulb = bulb }

  func set(_ isOn: Bool) {
    guard let bulb, bulb.isOn != isOn else { return }
    bulb.isOn = isOn
    objectWillChange.send()
  }

  func test() {
    let tested = spare
    tested.isOn.toggle()
    objectWillChange.send()
  }

  /// Which bulb it is, is unknown.
  func light(_ other: Bulb) {
    other.isOn = true
    objectWillChange.send()
  }
}

struct LampView: View {
  @ObservedObject var lamp: Lamp

  var body: some View { Text(lamp.title) }
}
