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

@Observable
final class Guide {
  @MainActor var stop = 0 {
    willSet { stopSubject.send(newValue) }
  }
  @ObservationIgnored @MainActor private(set) lazy var stopSubject = CurrentValueSubject<Int, Never>(_stop)
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  @MainActor func start() {
    stopSubject.sink { print($0) }.store(in: &cancellables)
  }
}

struct TourView: View {
  @ObservedObject var tour: Tour
  let guide: Guide

  var body: some View {
    Text("\(tour.page) \(guide.stop)")
      .onReceive(guide.stopSubject) { print($0) }
  }
}

/// It waits for the actor.
func firstStop(of guide: Guide) async -> Int? {
  await guide.stopSubject.values.first { _ in true }
}
