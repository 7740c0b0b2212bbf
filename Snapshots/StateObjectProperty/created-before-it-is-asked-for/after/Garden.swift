import SwiftUI

@Observable
final class Garden: ObservableObject {
  var plants: [String]

  init(named name: String) {
    plants = (try? FileManager.default.contentsOfDirectory(atPath: name)) ?? []
    NotificationCenter.default.addObserver(
      forName: .plantsArrived, object: nil, queue: .main
    ) { _ in }
  }
}

extension Notification.Name {
  static let plantsArrived = Notification.Name("plantsArrived")
}

/// The garden was made each time already.
struct GardenView: View {
  @State private var garden: Garden
  private let title: String

  init(name: String) {
    let garden = Garden(named: name)
    title = "\(garden.plants.count) plants"
    _garden = State(wrappedValue: garden)
  }

  var body: some View {
    Text("\(title): \(garden.plants.count)")
  }
}

/// So was it at the call site.
struct Bed: View {
  @State private var garden: Garden

  init(garden: Garden) {
    _garden = State(wrappedValue: garden)
  }

  var body: some View {
    Text("\(garden.plants.count)")
  }
}

/// Here it was not.
struct Lawn: View {
  @StateObject private var garden: Garden

  init(name: String) {
    _garden = StateObject(wrappedValue: Garden(named: name))
  }

  var body: some View {
    Text("\(garden.plants.count)")
  }
}

struct Park: View {
  var body: some View {
    GardenView(name: "roses")
    Bed(garden: Garden(named: "herbs"))
    Lawn(name: "grass")
  }
}
