import SwiftUI

final class Dial: ObservableObject {
  @Published var isOn = false
  var turns = 0 {
    didSet { log.append("\(oldValue) to \(turns)") }
  }
  var angle = 0 {
    didSet { if angle > 360 { angle = 0 } }
  }
  var start: Int {
    didSet { log.append("started") }
  }
  private(set) var log: [String] = []

  init(start: Int) {
    self.start = start
  }
}

struct DialView: View {
  @ObservedObject var dial: Dial

  var body: some View {
    Text("\(dial.turns) \(dial.angle) \(dial.start)")
    Button("Turn") {
      dial.turns += 1
      dial.isOn.toggle()
    }
  }
}
