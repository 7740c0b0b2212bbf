import Foundation
import SwiftUI

final class Gauge: ObservableObject {
  @AppStorage("size") var size = 12
  @Published var text: String

  init() {
    text = (try? String(contentsOfFile: "gauge.txt", encoding: .utf8)) ?? ""
  }
}

struct Panel: View {
  @StateObject private var gauge = Gauge()

  var body: some View {
    VStack {
      Stepper("Size", value: gauge.$size, in: 8...32)
      Text(gauge.text)
    }
  }
}
