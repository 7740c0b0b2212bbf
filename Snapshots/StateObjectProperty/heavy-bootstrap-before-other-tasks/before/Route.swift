import SwiftUI

@MainActor
final class Route: ObservableObject {
  @Published var stops: [String] = []
  @Published var chosen: String?

  init() {
    NotificationCenter.default.addObserver(forName: .init("stop"), object: nil, queue: .main) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.stops.append("stop") }
    }
  }

  func load() async { stops = ["start"] }
  func show(_ stop: String?) {}
}

struct RouteView: View {
  @StateObject private var route = Route()
  @State private var title = ""

  var body: some View {
    ScrollView {
      Text("\(route.stops.count)")
        .task {
          await route.load()
        }
        .task(id: route.chosen) { self.route.show(route.chosen) }
      header
    }
    .task { title = "Route" }
  }

  private var header: some View {
    Text(title)
      .onAppear { title = "Appeared" }
      .task { [title] in
        await reload(title)
      }
  }

  private func reload(_ title: String) async { await route.load() }
}

@MainActor
final class Beacon: ObservableObject {
  @Published var text = ""

  init() {
    text = (try? String(contentsOfFile: "beacon", encoding: .utf8)) ?? ""
  }
}

struct BeaconModifier: ViewModifier {
  @StateObject private var beacon = Beacon()

  func body(content: Content) -> some View {
    content.task { print(beacon.text) }
  }
}

@MainActor
final class Crew: ObservableObject {
  @Published var names: [String] = []

  init() {
    Task { await load() }
  }

  func load() async { names = ["Ada"] }
  func greet() {}
}

/// The task of the initializer was as late as those of the view.
struct CrewView: View {
  @StateObject private var crew = Crew()

  var body: some View {
    VStack {
      Text("\(crew.names.count)")
        .task { crew.greet() }
    }
    .onAppear { crew.greet() }
  }
}
