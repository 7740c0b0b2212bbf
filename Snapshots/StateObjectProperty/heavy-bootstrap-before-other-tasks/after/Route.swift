import SwiftUI

@MainActor
@Observable
final class Route {
  var stops: [String] = []
  var chosen: String?
  @ObservationIgnored private(set) var isReady = false

  func bootstrap() async {
    guard !isReady else { return }
    NotificationCenter.default.addObserver(forName: .init("stop"), object: nil, queue: .main) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.stops.append("stop") }
    }
    isReady = true
  }

  func load() async { stops = ["start"] }
  func show(_ stop: String?) {}
}

struct RouteView: View {
  @State private var route = Route()
  @State private var title = ""

  var body: some View {
    ScrollView {
      Text("\(route.stops.count)")
        .task {
          await route.bootstrap()
          await route.load()
        }
        .task(id: route.chosen) { await route.bootstrap(); self.route.show(route.chosen) }
      header
    }
    .task { await route.bootstrap(); title = "Route" }
  }

  private var header: some View {
    Text(title)
      .onAppear { title = "Appeared" }
      .task { [title] in
        await route.bootstrap()
        await reload(title)
      }
  }

  private func reload(_ title: String) async { await route.load() }
}

@MainActor
@Observable
final class Beacon {
  var text = ""
  @ObservationIgnored private(set) var isReady = false

  func bootstrap() async {
    guard !isReady else { return }
    text = (try? String(contentsOfFile: "beacon", encoding: .utf8)) ?? ""
    isReady = true
  }
}

struct BeaconModifier: ViewModifier {
  @State private var beacon = Beacon()

  func body(content: Content) -> some View {
    content.task { await beacon.bootstrap(); print(beacon.text) }
  }
}

@MainActor
@Observable
final class Crew {
  var names: [String] = []
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

  func load() async { names = ["Ada"] }
  func greet() {}
}

/// The task of the initializer was as late as those of the view.
struct CrewView: View {
  @State private var crew = Crew()

  var body: some View {
    VStack {
      Text("\(crew.names.count)")
        .task { crew.greet() }
    }
    .onAppear { crew.greet() }
    .task { await crew.bootstrap() }
  }
}
