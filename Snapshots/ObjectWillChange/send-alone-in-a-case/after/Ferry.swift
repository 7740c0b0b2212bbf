import SwiftUI

enum Stop {
  case pier, island, mainland
}

@Observable
final class Ferry {
  private(set) var stop = Stop.pier
  private(set) var trips = 0
  var isFull = false {
    didSet {
      switch isFull {
      case true: break
      case false: trips += 1
      }
    }
  }

  func land(at next: Stop) {
    stop = next
    switch next {
    case .pier:
      break
    case .island:
      // The view is told twice.
      break
    case .mainland:
      trips += 1
    }
  }
}

struct FerryView: View {
  @Bindable var ferry: Ferry

  var body: some View {
    Text("\(ferry.trips) trips")
    Toggle("Full", isOn: $ferry.isFull)
    Button("Land") { ferry.land(at: .island) }
  }
}
