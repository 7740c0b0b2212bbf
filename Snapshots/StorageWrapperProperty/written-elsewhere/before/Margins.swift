import SwiftUI

/// One property, with a default for each build.
final class Margins: ObservableObject {
  #if DEBUG
  @AppStorage("margin") var margin = 4
  #else
  @AppStorage("margin") var margin = 8
  #endif
}

/// Two properties, whose changes the one does not tell of that was not assigned.
final class Paddings: ObservableObject {
  @AppStorage("padding") var inner = 4
  @AppStorage("padding") var outer = 4
}

struct MarginsView: View {
  @ObservedObject var margins: Margins
  @ObservedObject var paddings: Paddings

  var body: some View {
    Text("\(margins.margin) \(paddings.inner) \(paddings.outer)")
  }
}
