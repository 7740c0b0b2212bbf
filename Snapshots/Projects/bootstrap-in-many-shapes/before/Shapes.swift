import Combine
import Foundation
import SwiftUI

@MainActor
final class Loader<Item: Sendable>: ObservableObject {
  @Published var items: [Item] = []
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
  final class ViewModel: ObservableObject {
    @Published private(set) var beds: [String] = []
    @Published var selected: String? {
      didSet { count += 1 }
    }
    private(set) var count = 0

    init() {
      Task { [weak self] in
        await self?.load()
      }
    }

    func load() async { beds = ["Fern"] }
  }
}

struct GardenView: View {
  @StateObject private var viewModel = ViewModel()

  var body: some View {
    VStack {
      Text("\(viewModel.beds.count)")
    }
    .padding()
    .onAppear { viewModel.selected = nil }
  }
}

public final class PublicStore: ObservableObject {
  @Published public var titles: [String]
  private let folder: String

  public init(folder: String = "store") {
    self.folder = folder
    titles = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}

public struct PublicView: View {
  @StateObject private var store: PublicStore

  public init(folder: String) {
    _store = StateObject(wrappedValue: PublicStore(folder: folder))
  }

  public var body: some View {
    Text("\(store.titles.count)")
  }
}

@MainActor
final class Locator: NSObject, ObservableObject {
  @Published var place = ""
  private let center: NotificationCenter
  private var token: NSObjectProtocol?

  init(center: NotificationCenter = .default) {
    self.center = center
    super.init()
    token = center.addObserver(forName: .init("place"), object: nil, queue: .main) { [weak self] _ in
      MainActor.assumeIsolated { self?.place = "here" }
    }
  }
}

@MainActor
final class Player: ObservableObject {
  @Published var volume = 0.5
  private var timer: Timer?

  init() {
    volume = UserDefaults.standard.double(forKey: "volume")
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
  }
}

struct TwoView: View {
  @StateObject private var locator = Locator()
  @StateObject private var player = Player()

  var body: some View {
    Text(locator.place)
      .task(id: player.volume) { print(player.volume) }
  }
}

@MainActor
final class Reader: ObservableObject {
  @Published var text = ""

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
final class Session: ObservableObject {
  @Published var name: String
  @Published var log: [String] = []

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
