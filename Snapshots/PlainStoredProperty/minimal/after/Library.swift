import Combine
import Foundation
import SwiftUI

@MainActor
@Observable
final class Library {
  var titles: [String] = []
  private var fileName = "library.json"
  private var task: Task<Void, Never>?
  private var loads = 0
  /// Not private.
  @ObservationIgnored var attempts = 0
  /// Used when the object is created.
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()
  /// Used when views read `first`.
  @ObservationIgnored private var cache: String?
  /// Written when the view calls `log`.
  @ObservationIgnored private var log: [String] = []
  @ObservationIgnored private weak var delegate: AnyObject?
  @ObservationIgnored private lazy var formatter = DateFormatter()
  private let lock = NSLock()
  @ObservationIgnored private var guardian = NSLock()
  @ObservationIgnored private var isReady = false {
    didSet { loads += 1 }
  }
  @ObservationIgnored nonisolated(unsafe) private var timer: Timer?
  @ObservationIgnored private var token: NSObjectProtocol?

  var first: String? {
    if let cache { return cache }
    cache = titles.first
    return cache
  }

  init() {
    NotificationCenter.default.publisher(for: Notification.Name("added"))
      .sink { [weak self] _ in self?.load() }
      .store(in: &cancellables)
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  var logged: Int { log.count }

  func note(_ text: String) { log.append(text) }

  func load() {
    loads += 1
    attempts += 1
    titles.append("\(fileName) \(loads)")
    isReady = true
  }

  func cancel() {
    task?.cancel()
    task = nil
  }
}

struct LibraryView: View {
  let library: Library

  var body: some View {
    let _ = library.note("shown")
    Text("\(library.titles.count) \(library.first ?? "none")")
    Button("Load") { library.load() }
  }
}
