import Combine
import Foundation
import SwiftUI

final class Garden: ObservableObject {
  @Published private(set) var plants: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  init() {
    plants = (try? FileManager.default.contentsOfDirectory(atPath: "plants")) ?? []
    NotificationCenter.default.publisher(for: .plantsArrived)
      .sink { [weak self] _ in self?.plants = [] }
      .store(in: &cancellables)
  }
}

/// What arrives is delivered on the main thread.
final class Shed: ObservableObject {
  @Published private(set) var tools: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  init() {
    tools = (try? FileManager.default.contentsOfDirectory(atPath: "tools")) ?? []
    tools = tools.filter { $0.hasSuffix(".tool") }
    NotificationCenter.default.publisher(for: .toolsArrived)
      .receive(on: RunLoop.main)
      .map { $0.name.rawValue }
      .sink { [weak self] name in self?.tools = [name] }
      .store(in: &cancellables)
  }
}

/// Its closures belong to the main actor before, too.
@MainActor
final class Fence: ObservableObject {
  @Published private(set) var boards: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  init() {
    boards = (try? FileManager.default.contentsOfDirectory(atPath: "boards")) ?? []
    NotificationCenter.default.publisher(for: .toolsArrived)
      .sink { [weak self] _ in self?.boards = [] }
      .store(in: &cancellables)
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
  @StateObject private var shed = Shed()

  var body: some View {
    Text("\(shed.tools.count)")
  }
}

struct FenceView: View {
  @StateObject private var fence = Fence()

  var body: some View {
    Text("\(fence.boards.count)")
  }
}
