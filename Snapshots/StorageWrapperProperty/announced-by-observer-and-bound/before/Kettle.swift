import SwiftUI

/// Each setting announces itself; some are bound through the wrapper's own projection.
class Kettle: ObservableObject {
  static let shared = Kettle()

  @AppStorage("whistles") var whistles: Bool = true {
    willSet { objectWillChange.send() }
  }

  @AppStorage("name") var name: String = "Kettle" {
    willSet { objectWillChange.send() }
    didSet { renames += 1 }
  }

  @AppStorage("renames") var renames: Int = 0 {
    willSet { objectWillChange.send() }
  }
}

struct KettleView: View {
  @ObservedObject private var kettle = Kettle.shared

  var body: some View {
    Toggle("Whistles", isOn: kettle.$whistles)
    TextField("Name", text: kettle.$name)
    Text("\(kettle.renames)")
  }
}
