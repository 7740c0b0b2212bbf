import SwiftUI

@Observable
final class Bulb {
  var isOn = false
}

/// The write is one of the object that the property holds, whatever its name is here.
@Observable
final class Lamp {
  var room = "hall"
  let bulb: Bulb?
  let spare = Bulb()

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.room) {}
  }

  var title: String { "\(room) \(bulb?.isOn == true ? "on" : "off") \(spare.isOn)" }

  init(bulb: Bulb?) { self.bulb = bulb }

  func set(_ isOn: Bool) {
    guard let bulb, bulb.isOn != isOn else { return }
    bulb.isOn = isOn
  }

  func test() {
    let tested = spare
    tested.isOn.toggle()
  }

  /// Which bulb it is, is unknown.
  func light(_ other: Bulb) {
    other.isOn = true
    notifyObservers()
  }
}

struct LampView: View {
  let lamp: Lamp

  var body: some View { Text(lamp.title) }
}
