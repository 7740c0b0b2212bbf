#if canImport(SwiftUI)
  import Combine
  import SwiftUI

  final class Tides: ObservableObject {
    @Published private(set) var heights: [Double] = []
    @Published var unit = "m"
    #if DEBUG
      private var received = 0
    #endif
    private var subscriptions: Set<AnyCancellable> = []

    init() {
      NotificationCenter.default.publisher(for: .init("tide"))
        .sink { [weak self] _ in self?.heights.append(1) }
        .store(in: &subscriptions)
    }
  }

  struct TidesView: View {
    @StateObject private var tides = Tides()

    var body: some View {
      Text("\(tides.heights.count) \(tides.unit)")
    }
  }

  final class Harbour: ObservableObject {
    @Published var name = "Bay"
  }

  // Callers hand in the object, and from Xcode 27 on the compiler may write no initializer for that.
  struct HarbourView: View {
    @StateObject var harbour: Harbour
    var title = "Harbour"

    var body: some View {
      Text("\(title) \(harbour.name)")
    }
  }

  struct CoastView: View {
    @State private var turns = 0

    var body: some View {
      TidesView()
      HarbourView(harbour: Harbour())
      Button("Turn") { turns += 1 }
      Text("\(turns)")
    }
  }
#endif
