import SwiftUI

final class Tools: ObservableObject {
  @Published var names: [String] = []

  init() {
    names = (try? FileManager.default.contentsOfDirectory(atPath: "/tools")) ?? []
  }
}

final class Seeds: ObservableObject {
  @Published var names: [String] = []

  init() {
    names = (try? FileManager.default.contentsOfDirectory(atPath: "/seeds")) ?? []
  }
}

struct ShedView: View {
  @StateObject private var tools = Tools()
  @StateObject private var seeds = Seeds()

  var body: some View {
    let count = tools.names.count + seeds.names.count
    Text("\(count) things")
    ForEach(tools.names, id: \.self) { Text($0) }
    if !seeds.names.isEmpty {
      Text("Seeds")
    }
  }
}
