import Combine
import Foundation
import SwiftUI

@Observable
final class Garden: ObservableObject {
  private(set) var plants: [String] = []
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    plants = (try? FileManager.default.contentsOfDirectory(atPath: "plants")) ?? []
    NotificationCenter.default.publisher(for: .plantsArrived)
      .sink { [weak self] _ in self?.plants = [] }
      .store(in: &cancellables)
  }
}

/// What arrives is delivered on the main thread.
@Observable
final class Shed {
  private(set) var tools: [String] = []
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    tools = (try? FileManager.default.contentsOfDirectory(atPath: "tools")) ?? []
    tools = tools.filter { $0.hasSuffix(".tool") }
    NotificationCenter.default.publisher(for: .toolsArrived)
      .receive(on: RunLoop.main)
      .map { $0.name.rawValue }
      .sink { [weak self] name in self?.tools = [name] }
      .store(in: &cancellables)
    isReady = true
  }
}

/// A function takes the place of the closure.
@Observable
final class Pond: ObservableObject {
  private(set) var fish: [String] = []
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    func arrived(_ notification: Notification) { print(notification.name) }
    fish = (try? FileManager.default.contentsOfDirectory(atPath: "fish")) ?? []
    NotificationCenter.default.publisher(for: .toolsArrived)
      .sink(receiveValue: arrived)
      .store(in: &cancellables)
  }
}

/// Its closures belong to the main actor before, too.
@MainActor
@Observable
final class Fence {
  private(set) var boards: [String] = []
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  @ObservationIgnored private(set) var isReady = false

  func bootstrap() async {
    guard !isReady else { return }
    boards = (try? FileManager.default.contentsOfDirectory(atPath: "boards")) ?? []
    NotificationCenter.default.publisher(for: .toolsArrived)
      .sink { [weak self] _ in self?.boards = [] }
      .store(in: &cancellables)
    isReady = true
  }
}

extension Notification.Name {
  static let plantsArrived = Notification.Name("plantsArrived")
  static let toolsArrived = Notification.Name("toolsArrived")
}

struct GardenView: View {
  @StateObject private var garden = Garden()

  var body: some View {
    Text("\(garden.plants.count)")
  }
}

struct ShedView: View {
  @State private var shed = Shed()

  var body: some View {
    Text("\(shed.tools.count)")
      .task { await shed.bootstrap() }
  }
}

struct FenceView: View {
  @State private var fence = Fence()

  var body: some View {
    Text("\(fence.boards.count)")
      .task { await fence.bootstrap() }
  }
}

struct PondView: View {
  @StateObject private var pond = Pond()

  var body: some View {
    Text("\(pond.fish.count)")
  }
}
