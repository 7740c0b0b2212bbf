import SwiftUI

@Observable
final class Tools {
  var names: [String] = []
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    names = (try? FileManager.default.contentsOfDirectory(atPath: "/tools")) ?? []
    isReady = true
  }
}

@Observable
final class Seeds {
  var names: [String] = []
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    names = (try? FileManager.default.contentsOfDirectory(atPath: "/seeds")) ?? []
    isReady = true
  }
}

struct ShedView: View {
  @State private var tools = Tools()
  @State private var seeds = Seeds()

  var body: some View {
    let count = tools.names.count + seeds.names.count
    Group {
      Text("\(count) things")
      ForEach(tools.names, id: \.self) { Text($0) }
      if !seeds.names.isEmpty {
        Text("Seeds")
      }
    }
    .task { await tools.bootstrap() }
    .task { await seeds.bootstrap() }
  }
}
