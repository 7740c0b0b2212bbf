import Foundation
import SwiftUI

@MainActor
@Observable
final class Pond {
  var fish: [String] = []
  @ObservationIgnored private(set) var isReady = false

  func bootstrap() async {
    guard !isReady else { return }
    fish = (try? FileManager.default.contentsOfDirectory(atPath: "pond")) ?? []
    isReady = true
  }
}

@MainActor
@Observable
final class Reeds {
  var stalks: [String] = []
  @ObservationIgnored private(set) var isReady = false

  func bootstrap() async {
    guard !isReady else { return }
    stalks = (try? FileManager.default.contentsOfDirectory(atPath: "reeds")) ?? []
    isReady = true
  }
}

@MainActor
@Observable
final class Frogs {
  var names: [String] = []
  @ObservationIgnored private(set) var isReady = false

  func bootstrap() async {
    guard !isReady else { return }
    names = (try? FileManager.default.contentsOfDirectory(atPath: "frogs")) ?? []
    isReady = true
  }
}

struct PondView: View {
  @State private var pond = Pond()

  var body: some View {
    let count = pond.fish.count
    Group {
      // What is shown of it.
      Text("\(count)")
      if count > 3 {
        Text("many")
      }
    }
    .task { await pond.bootstrap() }
  }
}

struct ReedsView: View {
  @State private var reeds = Reeds()

  var body: some View {
    let count = reeds.stalks.count
    VStack {
      Text("\(count)")
    }
    .task { await reeds.bootstrap() }
  }
}

struct FrogsView: View {
  @State private var frogs = Frogs()

  var body: some View {
    let count = frogs.names.count
    return Text("\(count)")
      .task { await frogs.bootstrap() }
  }
}
