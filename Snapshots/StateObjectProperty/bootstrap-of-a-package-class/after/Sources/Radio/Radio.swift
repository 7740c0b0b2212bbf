import SwiftUI

@Observable
package final class Radio {
  package var stations: [String] = []
  @ObservationIgnored package private(set) var isReady = false

  package init() {}

  @MainActor
  package func bootstrap() async {
    guard !isReady else { return }
    stations = (try? FileManager.default.contentsOfDirectory(atPath: "stations")) ?? []
    isReady = true
  }
}

@Observable
final class Tuner {
  var bands: [String] = []
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    bands = (try? FileManager.default.contentsOfDirectory(atPath: "bands")) ?? []
    isReady = true
  }
}

package struct RadioView: View {
  @State private var radio = Radio()
  @State private var tuner = Tuner()

  package init() {}

  package var body: some View {
    Text("\(radio.stations.count) \(tuner.bands.count)")
      .task { await radio.bootstrap() }
      .task { await tuner.bootstrap() }
  }
}
