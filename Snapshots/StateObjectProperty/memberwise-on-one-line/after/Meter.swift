import SwiftUI

@Observable
final class Meter { var level = 0; let unit = "l" }

struct MeterLabel: View {
  @State var meter: Meter
  let title: String

  init(meter: Meter, title: String) {
    self.title = title
    _meter = State(wrappedValue: meter)
  }

  var body: some View { Text("\(title) \(meter.level)") }
}

struct Panel: View { var body: some View { MeterLabel(meter: Meter(), title: "Tank") } }
