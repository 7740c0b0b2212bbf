import SwiftUI

@Observable
final class Clock {
  var minute = 0

  func tick() { minute += 1 }
}

final class Shelf {
  static let shared = Shelf()
  var books = 0
}

struct ClockView: View {
  let clock: Clock

  var body: some View {
    Text(Date().timeIntervalSince1970 > 0 ? "now" : "never")
  }
}

struct ShelfView: View {
  let clock: Clock

  var body: some View {
    Text("\(Shelf.shared.books) books")
    Button("Buy") {
      Shelf.shared.books += 1
      tick()
    }
  }

  let tick: () -> Void
}

struct TitleView: View {
  let clock: Clock
  @State private var own = Clock()

  var body: some View {
    Text("Minute \(own.minute)")
  }
}
