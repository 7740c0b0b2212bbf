import SwiftUI

package final class Radio: ObservableObject {
  @Published package var stations: [String] = []

  package init() {
    stations = (try? FileManager.default.contentsOfDirectory(atPath: "stations")) ?? []
  }
}

final class Tuner: ObservableObject {
  @Published var bands: [String] = []

  init() {
    bands = (try? FileManager.default.contentsOfDirectory(atPath: "bands")) ?? []
  }
}

package struct RadioView: View {
  @StateObject private var radio = Radio()
  @StateObject private var tuner = Tuner()

  package init() {}

  package var body: some View {
    Text("\(radio.stations.count) \(tuner.bands.count)")
  }
}
