import SwiftUI

@Observable
final class Meter {
  var volume = 1
  var unit = "m³"
  var hint = ""
  @ObservationIgnored var log: [Int] = []
  @ObservationIgnored var title: () -> String = { "" }
  var warning: (() -> String)?
  @ObservationIgnored var onRead: () -> Void = {}

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
  let meter: Meter

  var body: some View {
    Text(meter.title())
    Text(meter.warning?() ?? "none")
    Button("Read") {
      meter.onRead()
      meter.read()
    }
  }
}
