import Combine
import SwiftUI

/// The publisher is had where nothing says what actor that is on.
final class Tour: ObservableObject {
  @MainActor @Published var page = 0
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $page.map { "page \($0)" }.sink { print($0) }.store(in: &cancellables)
  }
}

final class Guide: ObservableObject {
  @MainActor @Published var stop = 0
  private var cancellables: Set<AnyCancellable> = []

  @MainActor func start() {
    $stop.sink { print($0) }.store(in: &cancellables)
  }
}

struct TourView: View {
  @ObservedObject var tour: Tour
  @ObservedObject var guide: Guide

  var body: some View {
    Text("\(tour.page) \(guide.stop)")
      .onReceive(guide.$stop) { print($0) }
  }
}

/// It waits for the actor.
func firstStop(of guide: Guide) async -> Int? {
  await guide.$stop.values.first { _ in true }
}
