import SwiftUI

@Observable
final class Limits {
  var copies: Int {
    get {
      access(keyPath: \.copies)
      return copiesStorage
    }
    set {
      withMutation(keyPath: \.copies) { copiesStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("copies") private var copiesStorage = 4 {
    didSet {
      if copies < 1 {
        copies = 1
      }
    }
  }
}

struct LimitsView: View {
  @State private var limits = Limits()

  var body: some View {
    Stepper("\(limits.copies) copies", value: $limits.copies)
  }
}
