import SwiftUI

@Observable
final class Dial {
  var isOn = false
  var turns = 0 {
    didSet { log.append("\(oldValue) to \(turns)") }
  }
  @ObservationIgnored var angle = 0 {
    didSet { if angle > 360 { angle = 0 } }
  }
  var start: Int {
    didSet { log.append("started") }
  }
  @ObservationIgnored private(set) var log: [String] = []

  init(start: Int) {
    self.start = start
  }
}

struct DialView: View {
  let dial: Dial

  var body: some View {
    Text("\(dial.turns) \(dial.angle) \(dial.start)")
    Button("Turn") {
      dial.turns += 1
      dial.isOn.toggle()
    }
  }
}
