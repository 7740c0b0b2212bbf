import Combine
import Foundation
import SwiftUI

final class Journal {
  static let shared = Journal()
  private(set) var lines: [String] = []

  func log(_ text: String) { lines.append(text) }
}

/// Calls what it receives before it returns.
@Observable
final class Menu: ObservableObject {
  var dishes: [String]

  init(load: () -> [String]) { dishes = load() }
}

/// Keeps what it receives.
@Observable
final class LateMenu {
  var dishes: [String] = []
  private let load: () -> [String]

  init(load: @escaping () -> [String]) { self.load = load }

  func open() { dishes = load() }
}

/// The operator runs with the subscription.
@Observable
final class Watched: ObservableObject {
  var term = "" {
    willSet { termSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var termSubject = CurrentValueSubject<String, Never>(_term)
  var copy = ""
  @ObservationIgnored private var bag: Set<AnyCancellable> = []

  init() {
    termSubject
      .handleEvents(receiveOutput: { _ in Journal.shared.log("watched") })
      .sink { [weak self] in self?.copy = $0 }
      .store(in: &bag)
  }
}

/// Nothing leaves the object.
@Observable
final class Finder {
  var term: String? = "" {
    willSet { termSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var termSubject = CurrentValueSubject<String?, Never>(_term)
  var hits: [String] = []
  @ObservationIgnored private var bag: Set<AnyCancellable> = []

  init() {
    termSubject
      .compactMap { $0 }
      .sink { [weak self] text in self?.hits = [text] }
      .store(in: &bag)
  }
}

struct Screen: View {
  @StateObject private var menu = Menu(load: {
    Journal.shared.log("menu")
    return []
  })
  @State private var late = LateMenu(load: {
    Journal.shared.log("late")
    return []
  })
  @StateObject private var watched = Watched()
  @State private var finder = Finder()

  var body: some View {
    Text("\(menu.dishes.count) \(late.dishes.count) \(watched.copy) \(finder.hits.count)")
  }
}
