import SwiftUI

/// Has the macro of the type leave a property alone.
@attached(accessor, names: named(unused))
macro ElementIgnored() = #externalMacro(module: "ElementMacros", type: "ElementIgnoredMacro")

@Observable
final class Garden {
  var beds = 0
}

struct GardenElement: View {
  @ElementIgnored var garden: Garden
  @ElementIgnored
  @Environment(Garden.self) private var shared

  var body: some View { Text("\(garden.beds) \(shared.beds)") }
}
