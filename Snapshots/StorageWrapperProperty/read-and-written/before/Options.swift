import SwiftUI

final class Options: ObservableObject {
  @AppStorage("read-and-written-units") var units = "metric"
  @AppStorage("read-and-written-size") private var size = 12

  var label: String { "\(units) at \(size)" }

  func grow() { size += 1 }
}

struct OptionsView: View {
  @StateObject private var options = Options()

  var body: some View {
    TextField("Units", text: $options.units)
    Text(options.label)
    Button("Grow") { options.grow() }
  }
}
