import Combine
import Observation
import SwiftUI

protocol Plot: ObservableObject {
  var title: String { get }
}

class Bed: Plot {
  @Published var litres = 0.0
  var title: String { "Bed" }
}

@Observable
final class HerbBed: Bed {
  var herbs: [String] = []
  @ObservationIgnored var visits = 0

  override var title: String { herbs.joined(separator: ", ") }
}

@Observable
final class Pond: Plot {
  var depth = 1
  var title: String { "\(depth) m" }
}

/// An object by its own word: it stays as it is.
@Observable
final class Ledger: ObservableObject {
  var total = 0
}

struct HerbRow: View {
  @ObservedObject var bed: HerbBed

  var body: some View {
    Text(bed.title)
    Slider(value: $bed.litres)
  }
}

struct PondView: View {
  @StateObject private var pond: Pond
  @EnvironmentObject private var bed: HerbBed
  @ObservedObject var ledger: Ledger

  init(pond: Pond, ledger: Ledger) {
    _pond = StateObject(wrappedValue: pond)
    self.ledger = ledger
  }

  var body: some View {
    Text("\(pond.title) \(ledger.total) \(bed.herbs.count)")
  }
}

struct Garden: View {
  @State private var herbs = HerbBed()

  var body: some View {
    PondView(pond: Pond(), ledger: Ledger())
      .environmentObject(herbs)
    HerbRow(bed: herbs)
  }
}
