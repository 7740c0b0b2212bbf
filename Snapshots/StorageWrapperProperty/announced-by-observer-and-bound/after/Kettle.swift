import SwiftUI

/// Each setting announces itself; some are bound through the wrapper's own projection.
@Observable
class Kettle {
  static let shared = Kettle()

  var whistles: Bool {
    get {
      access(keyPath: \.whistles)
      return whistlesStorage
    }
    set {
      withMutation(keyPath: \.whistles) { whistlesStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("whistles") private var whistlesStorage: Bool = true

  var name: String {
    get {
      access(keyPath: \.name)
      return nameStorage
    }
    set {
      withMutation(keyPath: \.name) { nameStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("name") private var nameStorage: String = "Kettle" {
    didSet { renames += 1 }
  }

  var renames: Int {
    get {
      access(keyPath: \.renames)
      return renamesStorage
    }
    set {
      withMutation(keyPath: \.renames) { renamesStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("renames") private var renamesStorage: Int = 0
}

struct KettleView: View {
  @Bindable private var kettle = Kettle.shared

  var body: some View {
    Toggle("Whistles", isOn: $kettle.whistles)
    TextField("Name", text: $kettle.name)
    Text("\(kettle.renames)")
  }
}
