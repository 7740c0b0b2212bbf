import SwiftUI

final class Limits: ObservableObject {
  @AppStorage("copies") var copies = 4 {
    didSet {
      if copies < 1 {
        copies = 1
      }
      objectWillChange.send()
    }
  }
}

struct LimitsView: View {
  @StateObject private var limits = Limits()

  var body: some View {
    Stepper("\(limits.copies) copies", value: $limits.copies)
  }
}
