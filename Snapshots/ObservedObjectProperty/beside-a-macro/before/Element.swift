import SwiftUI

/// Has the macro of the type leave a property alone.
@attached(accessor, names: named(unused))
macro ElementIgnored() = #externalMacro(module: "ElementMacros", type: "ElementIgnoredMacro")

final class Garden: ObservableObject {
  @Published var beds = 0
}

struct GardenElement: View {
  @ElementIgnored @ObservedObject var garden: Garden
  @ElementIgnored
  @EnvironmentObject private var shared: Garden

  var body: some View { Text("\(garden.beds) \(shared.beds)") }
}
