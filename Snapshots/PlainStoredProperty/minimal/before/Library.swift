import Combine
import Foundation
import SwiftUI

@MainActor
final class Library: ObservableObject {
  @Published var titles: [String] = []
  private var fileName = "library.json"
  private var task: Task<Void, Never>?
  private var loads = 0
  /// Not private.
  var attempts = 0
  /// Used when the object is created.
  private var cancellables = Set<AnyCancellable>()
  /// Used when views read `first`.
  private var cache: String?
  /// Written when the view calls `log`.
  private var log: [String] = []
  private weak var delegate: AnyObject?
  private lazy var formatter = DateFormatter()
  private let lock = NSLock()
  private var guardian = NSLock()
  private var isReady = false {
    didSet { loads += 1 }
  }
  nonisolated(unsafe) private var timer: Timer?
  private var token: NSObjectProtocol?

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
  @ObservedObject var library: Library

  var body: some View {
    let _ = library.note("shown")
    Text("\(library.titles.count) \(library.first ?? "none")")
    Button("Load") { library.load() }
  }
}
