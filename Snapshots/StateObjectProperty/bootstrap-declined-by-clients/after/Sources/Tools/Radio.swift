import SwiftUI

/// Clients make it, too.
@Observable
public final class Radio: ObservableObject {
  public var stations: [String] = []

  public init() {
    stations = (try? FileManager.default.contentsOfDirectory(atPath: "stations")) ?? []
  }
}

/// Only this module makes it.
@Observable
public final class Tuner {
  public var bands: [String] = []
  @ObservationIgnored public private(set) var isReady = false

  @MainActor
  public func bootstrap() async {
    guard !isReady else { return }
    bands = (try? FileManager.default.contentsOfDirectory(atPath: "bands")) ?? []
    isReady = true
  }
}

public struct RadioView: View {
  @StateObject private var radio = Radio()
  @State private var tuner = Tuner()

  public init() {}

  public var body: some View {
    Text("\(radio.stations.count) \(tuner.bands.count)")
      .task { await tuner.bootstrap() }
  }
}
