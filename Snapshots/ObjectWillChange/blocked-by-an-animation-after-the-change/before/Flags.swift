import SwiftUI

/// Animates a change once it is made.
final class Flag: ObservableObject {
  private(set) var color = "red"

  func paint() {
    color = "green"
    withAnimation { objectWillChange.send() }
  }
}

/// Animates the changes of another object.
final class Mast: ObservableObject {
  @Published var flag = Flag()

  func wave() {
    flag.paint()
    withAnimation(.easeIn) { objectWillChange.send() }
  }
}

/// Its property notified before.
final class Rope: ObservableObject {
  @Published private(set) var length = 1

  func cut() {
    length = 0
    withAnimation { objectWillChange.send() }
  }
}

struct MastView: View {
  @StateObject private var mast = Mast()
  @StateObject private var rope = Rope()
  @ObservedObject var flag: Flag

  var body: some View {
    Text("\(mast.flag.color) \(flag.color) \(rope.length)")
    Button("Paint") { flag.paint() }
    Button("Wave") { mast.wave() }
    Button("Cut") { rope.cut() }
  }
}
