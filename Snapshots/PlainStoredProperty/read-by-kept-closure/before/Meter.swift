import SwiftUI

final class Meter: ObservableObject {
  @Published var volume = 1
  var unit = "m³"
  var hint = ""
  var log: [Int] = []
  var title: () -> String = { "" }
  var warning: (() -> String)?
  var onRead: () -> Void = {}

  init() {
    title = { [unowned self] in "\(volume) \(unit)" }
    warning = { [weak self] in self?.hint ?? "" }
    onRead = { [weak self] in self?.log.append(0) }
  }

  func read() {
    volume += 1
    unit = "l"
    hint = "leak"
  }
}

struct MeterView: View {
  @ObservedObject var meter: Meter

  var body: some View {
    Text(meter.title())
    Text(meter.warning?() ?? "none")
    Button("Read") {
      meter.onRead()
      meter.read()
    }
  }
}
