import Foundation
import SwiftUI

@MainActor
final class Pond: ObservableObject {
  @Published var fish: [String] = []

  init() {
    fish = (try? FileManager.default.contentsOfDirectory(atPath: "pond")) ?? []
  }
}

@MainActor
final class Reeds: ObservableObject {
  @Published var stalks: [String] = []

  init() {
    stalks = (try? FileManager.default.contentsOfDirectory(atPath: "reeds")) ?? []
  }
}

@MainActor
final class Frogs: ObservableObject {
  @Published var names: [String] = []

  init() {
    names = (try? FileManager.default.contentsOfDirectory(atPath: "frogs")) ?? []
  }
}

struct PondView: View {
  @StateObject private var pond = Pond()

  var body: some View {
    let count = pond.fish.count
    // What is shown of it.
    Text("\(count)")
    if count > 3 {
      Text("many")
    }
  }
}

struct ReedsView: View {
  @StateObject private var reeds = Reeds()

  var body: some View {
    let count = reeds.stalks.count
    VStack {
      Text("\(count)")
    }
  }
}

struct FrogsView: View {
  @StateObject private var frogs = Frogs()

  var body: some View {
    let count = frogs.names.count
    return Text("\(count)")
  }
}
