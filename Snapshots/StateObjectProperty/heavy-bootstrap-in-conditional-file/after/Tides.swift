#if canImport(SwiftUI)
  import Combine
  import SwiftUI

  @Observable
  final class Tides {
    private(set) var heights: [Double] = []
    var unit = "m"
    #if DEBUG
      @ObservationIgnored private var received = 0
    #endif
    @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []
    @ObservationIgnored private(set) var isReady = false

    @MainActor
    func bootstrap() async {
      guard !isReady else { return }
      NotificationCenter.default.publisher(for: .init("tide"))
        .sink { [weak self] _ in self?.heights.append(1) }
        .store(in: &subscriptions)
      isReady = true
    }
  }

  struct TidesView: View {
    @State private var tides = Tides()

    var body: some View {
      Text("\(tides.heights.count) \(tides.unit)")
        .task { await tides.bootstrap() }
    }
  }

  @Observable
  final class Harbour {
    var name = "Bay"
  }

  // Callers hand in the object, and from Xcode 27 on the compiler may write no initializer for that.
  struct HarbourView: View {
    @State var harbour: Harbour
    var title = "Harbour"

    init(harbour: Harbour, title: String = "Harbour") {
      self.title = title
      _harbour = State(wrappedValue: harbour)
    }

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
