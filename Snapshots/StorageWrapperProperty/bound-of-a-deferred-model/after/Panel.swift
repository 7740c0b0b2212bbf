import Foundation
import SwiftUI

@Observable
final class Gauge {
  var size: Int {
    get {
      access(keyPath: \.size)
      return sizeStorage
    }
    set {
      withMutation(keyPath: \.size) { sizeStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("size") private var sizeStorage = 12
  var text: String

  init() {
    text = (try? String(contentsOfFile: "gauge.txt", encoding: .utf8)) ?? ""
  }
}

struct Panel: View {
  @State private var gauge: Gauge?

  var body: some View {
    Group {
      if let gauge {
        VStack {
          Stepper("Size", value: Bindable(gauge).size, in: 8...32)
          Text(gauge.text)
        }
      } else {
        Color.clear
      }
    }
    .task {
      if gauge == nil { gauge = Gauge() }
    }
  }
}
