import SwiftUI

/// Clients make it, too.
public final class Radio: ObservableObject {
  @Published public var stations: [String] = []

  public init() {
    stations = (try? FileManager.default.contentsOfDirectory(atPath: "stations")) ?? []
  }
}

/// Only this module makes it.
public final class Tuner: ObservableObject {
  @Published public var bands: [String] = []

  init() {
    bands = (try? FileManager.default.contentsOfDirectory(atPath: "bands")) ?? []
  }
}

public struct RadioView: View {
  @StateObject private var radio = Radio()
  @StateObject private var tuner = Tuner()

  public init() {}

  public var body: some View {
    Text("\(radio.stations.count) \(tuner.bands.count)")
  }
}
