import SwiftUI

@Observable
final class Options {
  var units: String {
    get {
      access(keyPath: \.units)
      return unitsStorage
    }
    set {
      withMutation(keyPath: \.units) { unitsStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("read-and-written-units") private var unitsStorage = "metric"
  private var size: Int {
    get {
      access(keyPath: \.size)
      return sizeStorage
    }
    set {
      withMutation(keyPath: \.size) { sizeStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("read-and-written-size") private var sizeStorage = 12

  var label: String { "\(units) at \(size)" }

  func grow() { size += 1 }
}

struct OptionsView: View {
  @State private var options = Options()

  var body: some View {
    TextField("Units", text: $options.units)
    Text(options.label)
    Button("Grow") { options.grow() }
  }
}
