import SwiftUI

final class Clock: ObservableObject {
  @Published var minute = 0

  func tick() { minute += 1 }
}

final class Shelf {
  static let shared = Shelf()
  var books = 0
}

struct ClockView: View {
  @ObservedObject var clock: Clock

  var body: some View {
    Text(Date().timeIntervalSince1970 > 0 ? "now" : "never")
  }
}

struct ShelfView: View {
  @ObservedObject var clock: Clock

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
  @ObservedObject var clock: Clock
  @StateObject private var own = Clock()

  var body: some View {
    Text("Minute \(own.minute)")
  }
}
