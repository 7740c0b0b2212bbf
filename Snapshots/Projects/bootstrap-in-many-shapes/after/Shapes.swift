import Combine
import Foundation
import SwiftUI

@MainActor
@Observable
final class Loader<Item: Sendable>: ObservableObject {
  var items: [Item] = []
  private let source: () -> [Item]

  init(source: @escaping () -> [Item]) {
    self.source = source
    UserDefaults.standard.set(true, forKey: "loader")
    items = source()
  }
}

struct LoaderView: View {
  @StateObject private var loader: Loader<String>

  init(source: @escaping () -> [String]) {
    _loader = StateObject(wrappedValue: Loader(source: source))
  }

  var body: some View {
    if loader.items.isEmpty {
      Text("none")
    } else {
      Text("\(loader.items.count)")
    }
  }
}

extension GardenView {
  @MainActor
  @Observable
  final class ViewModel {
    private(set) var beds: [String] = []
    var selected: String? {
      didSet { count += 1 }
    }
    @ObservationIgnored private(set) var count = 0
    @ObservationIgnored private(set) var isReady = false
    @ObservationIgnored private var bootstrapTask: Task<Void, Never>?

    func bootstrap() async {
      guard !isReady else { return }
      if bootstrapTask == nil {
        bootstrapTask = Task {
          await load()
          isReady = !Task.isCancelled
          bootstrapTask = nil
        }
      }
      await bootstrapTask?.value
    }

    func load() async { beds = ["Fern"] }
  }
}

struct GardenView: View {
  @State private var viewModel = ViewModel()

  var body: some View {
    VStack {
      Text("\(viewModel.beds.count)")
    }
    .padding()
    .onAppear { viewModel.selected = nil }
    .task { await viewModel.bootstrap() }
  }
}

@Observable
public final class PublicStore {
  public var titles: [String] = []
  private let folder: String
  @ObservationIgnored public private(set) var isReady = false

  public init(folder: String = "store") {
    self.folder = folder
  }

  @MainActor
  public func bootstrap() async {
    guard !isReady else { return }
    titles = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    isReady = true
  }
}

public struct PublicView: View {
  @State private var store: PublicStore

  public init(folder: String) {
    _store = State(wrappedValue: PublicStore(folder: folder))
  }

  public var body: some View {
    Text("\(store.titles.count)")
      .task { await store.bootstrap() }
  }
}

@MainActor
@Observable
final class Locator: NSObject {
  var place = ""
  private let center: NotificationCenter
  @ObservationIgnored private var token: NSObjectProtocol?
  @ObservationIgnored private(set) var isReady = false

  init(center: NotificationCenter = .default) {
    self.center = center
    super.init()
  }

  func bootstrap() async {
    guard !isReady else { return }
    token = center.addObserver(forName: .init("place"), object: nil, queue: .main) { [weak self] _ in
      MainActor.assumeIsolated { self?.place = "here" }
    }
    isReady = true
  }
}

@MainActor
@Observable
final class Player {
  var volume = 0.5
  @ObservationIgnored private var timer: Timer?
  @ObservationIgnored private(set) var isReady = false

  init() {
    volume = UserDefaults.standard.double(forKey: "volume")
  }

  func bootstrap() async {
    guard !isReady else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    isReady = true
  }
}

struct TwoView: View {
  @State private var locator = Locator()
  @State private var player = Player()

  var body: some View {
    Text(locator.place)
      .task(id: player.volume) { await player.bootstrap(); print(player.volume) }
      .task { await locator.bootstrap() }
  }
}

@MainActor
@Observable
final class Reader: ObservableObject {
  var text = ""

  init() {
    text = (try? String(contentsOfFile: "reader", encoding: .utf8)) ?? ""
  }
}

struct ReaderModifier: ViewModifier {
  @StateObject private var reader = Reader()

  func body(content: Content) -> some View {
    content.onAppear { print(reader.text) }
  }
}

@MainActor
@Observable
final class Session: ObservableObject {
  var name: String
  var log: [String] = []

  init(name: String) {
    self.name = name
    log = (try? FileManager.default.contentsOfDirectory(atPath: name)) ?? []
  }
}

struct SessionView: View {
  @StateObject var session = Session(name: "main")
  var isShown = true

  @ViewBuilder
  var body: some View {
    let count = session.log.count
    if isShown { Text("\(count)") }
    Text(session.name)
  }
}

struct SessionParent: View {
  var body: some View {
    SessionView(isShown: false)
    SessionView(session: Session(name: "other"))
  }
}
