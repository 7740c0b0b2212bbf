import Combine
import Foundation
import SwiftUI

final class Journal {
  static let shared = Journal()
  private(set) var lines: [String] = []

  func log(_ text: String) { lines.append(text) }
}

/// Calls what it receives before it returns.
final class Menu: ObservableObject {
  @Published var dishes: [String]

  init(load: () -> [String]) { dishes = load() }
}

/// Keeps what it receives.
final class LateMenu: ObservableObject {
  @Published var dishes: [String] = []
  private let load: () -> [String]

  init(load: @escaping () -> [String]) { self.load = load }

  func open() { dishes = load() }
}

/// The operator runs with the subscription.
final class Watched: ObservableObject {
  @Published var term = ""
  @Published var copy = ""
  private var bag: Set<AnyCancellable> = []

  init() {
    $term
      .handleEvents(receiveOutput: { _ in Journal.shared.log("watched") })
      .sink { [weak self] in self?.copy = $0 }
      .store(in: &bag)
  }
}

/// Nothing leaves the object.
final class Finder: ObservableObject {
  @Published var term: String? = ""
  @Published var hits: [String] = []
  private var bag: Set<AnyCancellable> = []

  init() {
    $term
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
  @StateObject private var late = LateMenu(load: {
    Journal.shared.log("late")
    return []
  })
  @StateObject private var watched = Watched()
  @StateObject private var finder = Finder()

  var body: some View {
    Text("\(menu.dishes.count) \(late.dishes.count) \(watched.copy) \(finder.hits.count)")
  }
}
